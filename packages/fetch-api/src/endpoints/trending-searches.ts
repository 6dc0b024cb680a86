import type { BaseClient, CallOptions } from '../base-client.ts';
import { text } from '../normalize/read.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';

/**
 * `trending/searches`: the most frequent search terms at the moment.
 *
 * @example
 * const { data } = await trendingSearches(client);
 */
export function trendingSearches(client: BaseClient, options: CallOptions = {}): Promise<Page<string>> {
  return getPage(client, { call: { path: ['trending', 'searches'] }, options, toItem: text });
}
