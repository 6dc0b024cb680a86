import type { CallOptions, Connection } from '../connection.ts';
import { text } from '../normalise/read.ts';
import type { Page } from '../normalise/to-page.ts';
import { pageOf } from './page-of.ts';

/** `trending/searches`: what is searched for most now. */
export function trendingSearches(connection: Connection, options: CallOptions = {}): Promise<Page<string>> {
  return pageOf(connection, { path: ['trending', 'searches'] }, options, text);
}
