import type { GifsResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import { type RatedPageOptions, resolveRating } from './options.ts';

/**
 * `gifs?ids=`: several GIFs by their ids. Unknown ids are omitted.
 *
 * @example
 * const { data } = await gifs(client, ['gif-1', 'gif-2']);
 */
export function gifs(client: BaseClient, ids: readonly string[], options: CallOptions = {}): Promise<GifsResult> {
  return getGifsResult(client, { path: ['gifs'], query: { ids } }, options);
}

/** A category and one of its subcategories, by their `name_encoded`. */
export interface Subcategory {
  readonly category: string;
  readonly subcategory: string;
}

/**
 * `gifs/categories/{category}/{subcategory}`: the GIFs of a subcategory.
 *
 * @example
 * const { data } = await categoryGifs(client, { category: 'actions', subcategory: 'waving' });
 */
export function categoryGifs(
  client: BaseClient,
  { category, subcategory }: Subcategory,
  options: RatedPageOptions = {},
): Promise<GifsResult> {
  const path = ['gifs', 'categories', category, subcategory];
  return getGifsResult(client, { path, query: { rating: resolveRating(client, options) } }, options);
}
