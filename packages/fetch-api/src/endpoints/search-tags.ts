import type { Connection } from '../connection.ts';
import { type PageCallOptions, pageQuery } from './options.ts';
import { type TermsResult, terms } from './terms.ts';

/** `gifs/search/tags`: completions of the beginning of a term. */
export function searchTags(connection: Connection, q: string, options: PageCallOptions = {}): Promise<TermsResult> {
  return terms(connection, { path: ['gifs', 'search', 'tags'], query: { ...pageQuery(options), q } }, options);
}
