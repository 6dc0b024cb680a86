import { GIF_ID_PATTERN } from '@zoetrope/model';
import { type Term, termsOf, termText } from './tokenize.ts';

/** Stop words around GIFs, and signs that are also emoji; dropped if the search has other words. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'gif', 'gifs', 'of', 'the', 'to', '©', '®', '™', '‼', '⁉', '〰']);

export interface SearchQuery {
  /** Slug of the channel to search in. */
  readonly channel?: string | undefined;
  readonly terms: readonly Term[];
}

const CHANNEL_QUERY = new RegExp(`^\\s*@(${GIF_ID_PATTERN})(?:\\s+(.*))?$`, 's');

/** Parses `@channel term`: the channel comes first, and either may be missing (spec §7). */
export function parseQuery(q: string): SearchQuery {
  const [, channel, rest = ''] = CHANNEL_QUERY.exec(q) ?? [];
  if (channel === undefined) return { terms: searchTerms(q) };
  return { channel: channel.toLowerCase(), terms: searchTerms(rest) };
}

/** The distinct terms of a search. Not empty if the text has any word. */
export function searchTerms(text: string): Term[] {
  const terms = [...new Map(termsOf(text).map((term) => [termText(term), term])).values()];
  const significant = terms.filter((term) => !STOP_WORDS.has(termText(term)));
  return significant.length > 0 ? significant : terms;
}

/**
 * Whether a search contains a non-Latin letter or an emoji. Such a search is not English, so translations of all
 * languages count.
 */
export function isInAnyLanguage(terms: readonly Term[]): boolean {
  return terms.some((term) =>
    term.some(({ kind, text }) => kind !== 'word' || /(?!\p{Script=Latin})\p{L}/u.test(text)),
  );
}
