import type { GifsResult } from '@zoetrope/model';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { getGifsResult } from './get-page.ts';
import { type RatedOptions, type RatedPageOptions, resolveRating } from './options.ts';

/**
 * `emoji`: animated emoji.
 *
 * @example
 * const { data } = await emoji(client, { limit: 50 });
 */
export function emoji(client: BaseClient, options: RatedPageOptions = {}): Promise<GifsResult> {
  return getGifsResult(client, { path: ['emoji'], query: { rating: resolveRating(client, options) } }, options);
}

/**
 * `emoji`, version 2: each emoji once, in its default variation.
 *
 * @example
 * const { data } = await emojiDefaultVariations(client);
 */
export function emojiDefaultVariations(client: BaseClient, options: RatedPageOptions = {}): Promise<GifsResult> {
  const query = { rating: resolveRating(client, options) };
  return getGifsResult(client, { path: ['emoji'], query, version: 2 }, options);
}

/**
 * `emoji/{id}/variations`, version 2: all variations of one emoji.
 *
 * @example
 * const { data } = await emojiVariations(client, 'waving-hand');
 */
export function emojiVariations(
  client: BaseClient,
  id: string,
  options: CallOptions & RatedOptions = {},
): Promise<GifsResult> {
  const query = { rating: resolveRating(client, options) };
  return getGifsResult(client, { path: ['emoji', id, 'variations'], query, version: 2 }, options);
}
