import type { MediaCatalogue } from './media-catalogue.ts';
import type { RenditionStore } from './rendition-store.ts';

export interface WarmOptions {
  readonly media: MediaCatalogue;
  readonly renditions: RenditionStore;
  /** Stops what has not begun, for example when the server closes. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes what a first page of tiles shows, before anyone asks; requests go first. Failures are left to the request that
 * meets them. Resolves when all is done.
 */
export async function warmRenditions(
  ids: readonly string[],
  { media, renditions, signal }: WarmOptions,
): Promise<void> {
  const works = ids.map(async (id) => {
    const master = media.master(id);
    if (master) await renditions.file(master, 'fixed_width', 'webp', { priority: 'background', signal });
  });
  await Promise.allSettled(works);
}
