import type { RenditionName } from '@zoetrope/model';
import type { ServedFile } from '../storage/file-response.ts';
import type { MediaCatalogue } from './media-catalogue.ts';
import type { RenditionFile, RenditionStore } from './rendition-store.ts';

/**
 * Renditions that tiles of 200 to 600 device pixels show, in order of display: stills first. `original` is the master
 * itself.
 */
export const WARMED_RENDITIONS = [
  'original_still',
  'fixed_height_still',
  'fixed_width_still',
  'fixed_height',
  'fixed_width',
] as const;

export interface WarmOptions {
  readonly media: MediaCatalogue;
  readonly renditions: RenditionStore;
  /** Stops before the next file, for example when the server closes. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each kind of rendition; awaited. */
  readonly onStart?: ((name: RenditionName) => Promise<void>) | undefined;
  /** Called after each file; awaited. */
  readonly onRendered?: ((id: string, rendition: RenditionFile, file: ServedFile) => Promise<void>) | undefined;
}

/**
 * Renders a first page of tiles in advance, one file at a time and with low priority. Failures are left to later
 * requests. Resolves when all is done.
 */
export async function warmRenditions(
  ids: readonly string[],
  { media, renditions, signal, onStart, onRendered }: WarmOptions,
): Promise<void> {
  const found = await Promise.all(ids.map(async (id) => ({ id, master: await media.master(id) })));
  for (const name of WARMED_RENDITIONS) {
    await onStart?.(name);
    for (const { id, master } of found) {
      if (signal?.aborted) return;
      if (master === undefined) continue;
      const options = { priority: 'background', signal } as const;
      const file = await renditions.file(master, { name, format: 'webp' }, options).catch(() => undefined);
      if (file !== undefined) await onRendered?.(id, { name, format: 'webp' }, file);
    }
  }
}
