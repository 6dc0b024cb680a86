import type { GifResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { getGifResult } from './get-gif-result.ts';
import { type MediaType, type RatedOptions, resolveRating } from './options.ts';

export interface RandomOptions extends CallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
  /** Only GIFs with this tag. */
  readonly tag?: string | undefined;
}

/**
 * `{type}/random`: a random GIF. Not cached, not even by the browser. Rejects with a `not-found` error without a match.
 *
 * @example
 * const { data } = await random(client, { tag: 'cat' });
 */
export function random(client: BaseClient, options: RandomOptions = {}): Promise<GifResult> {
  const { type = 'gifs', tag, signal } = options;
  const query = { rating: resolveRating(client, options), tag };
  return getGifResult(client, { path: [type, 'random'], query }, { signal, cache: 'no-store' });
}
