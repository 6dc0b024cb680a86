import type { RenditionName } from '@zoetrope/model';
import type { MediaCatalogue } from './media-catalogue.ts';
import type { RenditionStore } from './rendition-store.ts';

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
}

/**
 * Renders a first page of tiles in advance, one file at a time and with low priority. Failures are left to later
 * requests. Resolves when all is done.
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
      await renditions
        .file(master, { name, format: 'webp' }, { priority: 'background', signal })
        .catch(() => undefined);
    }
  }
}
