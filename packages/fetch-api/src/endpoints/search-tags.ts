import type { Connection } from '../connection.ts';
import { fields, text } from '../normalise/read.ts';
import type { Page } from '../normalise/to-page.ts';
import type { PageCallOptions } from './options.ts';
import { pageOf } from './page-of.ts';

/** `gifs/search/tags`: completions of the beginning of a term. */
export function searchTags(connection: Connection, q: string, options: PageCallOptions = {}): Promise<Page<string>> {
  const call = { path: ['gifs', 'search', 'tags'], query: { q } };
  return pageOf(connection, call, options, (item) => text(fields(item).name) ?? text(item));
}
