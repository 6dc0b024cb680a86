import type { GifsResult } from '@zoetrope/model';
import type { BaseClient } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import { type MediaType, type PageCallOptions, type RatedOptions, resolveRating } from './options.ts';

export interface TrendingOptions extends PageCallOptions, RatedOptions {
  /** @default 'gifs' */
  readonly type?: MediaType | undefined;
}

/**
 * `{type}/trending`: the most popular GIFs at the moment.
 *
 * @example
 * const { data } = await trending(client, { type: 'stickers' });
 */
export function trending(client: BaseClient, options: TrendingOptions = {}): Promise<GifsResult> {
  const { type = 'gifs' } = options;
  return getGifsResult(
    client,
    { path: [type, 'trending'], query: { rating: resolveRating(client, options) } },
    options,
  );
}
