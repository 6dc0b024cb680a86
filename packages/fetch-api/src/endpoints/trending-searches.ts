import type { CallOptions, Connection } from '../connection.ts';
import { type TermsResult, terms } from './terms.ts';

/** `trending/searches`: what is searched for most now. */
export function trendingSearches(connection: Connection, options: CallOptions = {}): Promise<TermsResult> {
  return terms(connection, { path: ['trending', 'searches'] }, options);
}
