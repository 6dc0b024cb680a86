import { searchWords } from './words.ts';

export interface SearchQuery {
  /** Slug of the channel that the search is held to. */
  readonly channel?: string | undefined;
  readonly words: readonly string[];
}

/** Reads `@channel term`: the channel comes first, and either may be missing (spec §7). */
export function parseQuery(q: string): SearchQuery {
  const [, channel, rest = ''] = /^\s*@([A-Za-z0-9_-]{1,64})(?:\s+(.*))?$/s.exec(q) ?? [];
  if (channel === undefined) return { words: searchWords(q) };
  return { channel: channel.toLowerCase(), words: searchWords(rest) };
}
