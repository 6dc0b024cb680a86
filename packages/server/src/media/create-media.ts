import type { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createMediaCatalogue } from './media-catalogue.ts';
import { mediaRoutes } from './media-routes.ts';
import { createRenditionStore } from './rendition-store.ts';
import { warmRenditions } from './warm-renditions.ts';

export interface MediaOptions {
  readonly catalogue: Catalogue;
  /** Where made renditions are kept; may be shared by processes and may be deleted. */
  readonly cacheFolder: string;
}

export interface Media {
  /** To be mounted at `/media`. */
  readonly routes: Hono;
  /** Makes the tiles of a first page in the background. */
  readonly warm: (ids: readonly string[], signal?: AbortSignal) => Promise<void>;
}

/** The media service of a catalogue. Touches no file before the first request. */
export function createMedia({ catalogue, cacheFolder }: MediaOptions): Media {
  const media = createMediaCatalogue(catalogue);
  const renditions = createRenditionStore({ cacheFolder });
  return {
    routes: mediaRoutes({ media, renditions }),
    warm: (ids, signal) => warmRenditions(ids, { media, renditions, signal }),
  };
}
