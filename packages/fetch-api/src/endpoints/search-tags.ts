import type { BaseClient } from '../base-client.ts';
import { fields, text } from '../normalize/read.ts';
import type { Page } from '../normalize/to-page.ts';
import { getPage } from './get-page.ts';
import type { PageCallOptions } from './options.ts';

/**
 * `gifs/search/tags`: completions of a partial search term.
 *
 * @example
 * const { data } = await searchTags(client, 'ca'); // such as ['cat', 'car']
 */
export function searchTags(client: BaseClient, term: string, options: PageCallOptions = {}): Promise<Page<string>> {
  const call = { path: ['gifs', 'search', 'tags'], query: { q: term } };
  return getPage(client, { call, options, toItem: (item) => text(fields(item).name) ?? text(item) });
}
