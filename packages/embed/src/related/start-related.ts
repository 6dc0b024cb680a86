import { createBaseClient, related } from '@zoetrope/fetch-api';
import type { Track } from '@zoetrope/model';
import type { ViewerId } from '@zoetrope/transport';
import type { EmbedData } from '../embed-data.ts';
import type { EmbedStore } from '../state/create-store.ts';
import { attachRelated } from './attach-related.ts';

export interface StartRelatedOptions extends Pick<EmbedData, 'gif' | 'provider'> {
  /** The key for the client type of the page. */
  readonly apiKey: string;
  readonly viewerId: ViewerId;
  readonly track: Track;
  readonly signal: AbortSignal;
}

/** Starts the related GIFs: the API client and the grid, which are one lazy chunk. */
export function startRelated(
  section: HTMLElement,
  store: EmbedStore,
  { gif, provider, apiKey, viewerId, track, signal }: StartRelatedOptions,
): void {
  const connection = createBaseClient({ provider, apiKey, viewerId });
  const type = gif.is_sticker ? 'stickers' : 'gifs';
  attachRelated(section, store, {
    provider,
    track,
    signal,
    fetchGifs: (limit) => (page) => related(connection, gif.id, { type, limit, ...page, signal }),
  });
}
