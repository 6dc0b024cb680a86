import type { Connection } from '../connection.ts';
import { text } from '../normalise/read.ts';
import { type ItemsResult, items } from './items.ts';
import { type PageCallOptions, pageQuery } from './options.ts';

/** `gifs/search/tags`: completions of the beginning of a term. */
export function searchTags(
  connection: Connection,
  q: string,
  options: PageCallOptions = {},
): Promise<ItemsResult<string>> {
  const call = { path: ['gifs', 'search', 'tags'], query: { ...pageQuery(options), q } };
  return items(connection, call, (item, { name }) => text(name) ?? text(item), options);
}
