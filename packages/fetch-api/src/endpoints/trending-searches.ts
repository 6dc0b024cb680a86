import type { CallOptions, Connection } from '../connection.ts';
import { text } from '../normalise/read.ts';
import { type ItemsResult, items } from './items.ts';

/** `trending/searches`: what is searched for most now. */
export function trendingSearches(connection: Connection, options: CallOptions = {}): Promise<ItemsResult<string>> {
  return items(connection, { path: ['trending', 'searches'] }, text, options);
}
