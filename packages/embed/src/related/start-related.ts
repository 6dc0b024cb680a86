import { createBaseClient, related } from '@zoetrope/fetch-api';
import type { EmbedStore } from '../state/create-store.ts';
import { attachRelated } from './attach-related.ts';
import type { StartRelatedOptions } from './start-related-options.ts';

/** What comes later: the client of the API and the grid. */
export function startRelated(
  section: HTMLElement,
  store: EmbedStore,
  { gif, provider, apiKey, viewerId, track, signal }: StartRelatedOptions,
): void {
  const client = createBaseClient({ provider, apiKey, viewerId });
  const type = gif.is_sticker ? 'stickers' : 'gifs';
  attachRelated(section, store, {
    provider,
    track,
    signal,
    fetchGifs: (limit) => (page) => related(client, gif.id, { type, limit, ...page, signal }),
  });
}
