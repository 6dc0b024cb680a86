import { join } from 'node:path';
import type { Hono } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { createTextPictures } from './animate/text-pictures.ts';
import { type AddedMedia, createMediaCatalogue, type MediaCatalogue } from './media-catalogue.ts';
import { mediaRoutes } from './media-routes.ts';
import { createRenditionStore } from './rendition-store.ts';
import { type WarmOptions, warmRenditions } from './warm-renditions.ts';
import { createWorkQueue } from './work-queue.ts';

export interface MediaOptions {
  readonly catalogue: Catalogue;
  /** Where made renditions are kept; may be shared by processes and may be deleted. */
  readonly cacheFolder: string;
  /** The animated text that a hash stands for. @default none has one */
  readonly textOf?: ((hash: string) => Promise<string | undefined>) | undefined;
  /** What people have added. @default nothing */
  readonly added?: AddedMedia | undefined;
  /** Whether an item is shown to nobody. @default none is */
  readonly isRemoved?: ((id: string) => Promise<boolean>) | undefined;
  /** Called for a picture of a text that is not there yet; says no by throwing. @default everyone may have it drawn */
  readonly beforeDrawing?: ((c: AppContext) => void) | undefined;
}

export interface Media {
  /** To be mounted at `/media`. */
  readonly routes: Hono<AppEnv>;
  readonly catalogue: MediaCatalogue;
  /** Makes the tiles of a first page in the background. */
  readonly warm: Warm;
  readonly purge: Purge;
}

/** Deletes what was made of a master, by its path, unless one of these items has the same content. Called before the master goes. */
export type Purge = (master: string, others: readonly string[]) => Promise<void>;

/** Makes the tiles of these items, one after the other. */
export type Warm = (ids: readonly string[], options?: Pick<WarmOptions, 'signal' | 'onStart'>) => Promise<void>;

/** The media service of a catalogue. Touches no file before the first request. */
export function createMedia(options: MediaOptions): Media {
  const { catalogue, cacheFolder, textOf = async () => undefined, added, isRemoved, beforeDrawing } = options;
  const media = createMediaCatalogue(catalogue, added);
  const queue = createWorkQueue();
  const renditions = createRenditionStore({ cacheFolder, queue });
  const texts = createTextPictures({ cacheFolder: join(cacheFolder, 'texts'), textOf, queue });
  return {
    catalogue: media,
    routes: mediaRoutes({ media, renditions, texts, isRemoved, beforeDrawing }),
    async purge(master, others) {
      const found = await Promise.all(others.map((id) => media.master(id)));
      const paths = found.flatMap((other) => other?.path ?? []);
      await renditions.purge(master, paths);
    },
    warm: (ids, options) => warmRenditions(ids, { media, renditions, ...options }),
  };
}
