import type { RenditionName } from '@zoetrope/model';
import type { MediaCatalogue } from './media-catalogue.ts';
import type { RenditionStore } from './rendition-store.ts';

/**
 * What tiles of 200 to 600 device pixels show, in the order in which they show it: a still stands in each tile first.
 * `original` is not here, since the master itself is that file.
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
  /** Stops what has not begun, for example when the server closes. */
  readonly signal?: AbortSignal | undefined;
  /** Called before each kind is made; what it gives is waited for. */
  readonly onStart?: ((name: RenditionName) => Promise<void>) | undefined;
}

/**
 * Makes what a first page of tiles shows, before anyone asks: one file at a time, so that requests find room, and they
 * go first. Failures are left to the request that meets them. Resolves when all is done.
 */
export async function warmRenditions(
  ids: readonly string[],
  { media, renditions, signal, onStart }: WarmOptions,
): Promise<void> {
  const masters = (await Promise.all(ids.map((id) => media.master(id)))).filter((master) => master !== undefined);
  for (const name of WARMED_RENDITIONS) {
    await onStart?.(name);
    for (const master of masters) {
      if (signal?.aborted) return;
      await renditions.file(master, name, 'webp', { priority: 'background', signal }).catch(() => undefined);
    }
  }
}
