import { type Term, termsOf, termText } from './tokenize.ts';

/** So common around GIFs that they say nothing, and signs that are emoji too; dropped from a search that has other words. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'gif', 'gifs', 'of', 'the', 'to', '©', '®', '™', '‼', '⁉', '〰']);

export interface SearchQuery {
  /** Slug of the channel that the search is limited to. */
  readonly channel?: string | undefined;
  readonly terms: readonly Term[];
}

/** Parses `@channel term`: the channel comes first, and either may be missing (spec §7). */
export function parseQuery(q: string): SearchQuery {
  const [, channel, rest = ''] = /^\s*@([A-Za-z0-9_-]{1,64})(?:\s+(.*))?$/s.exec(q) ?? [];
  if (channel === undefined) return { terms: searchTerms(q) };
  return { channel: channel.toLowerCase(), terms: searchTerms(rest) };
}

/** The terms that a search looks for, each once; never empty when the text has any word. */
export function searchTerms(text: string): Term[] {
  const terms = [...new Map(termsOf(text).map((term) => [termText(term), term])).values()];
  const significant = terms.filter((term) => !STOP_WORDS.has(termText(term)));
  return significant.length > 0 ? significant : terms;
}

/** Whether a search has a letter that is not Latin, or an emoji: it is not English, so translations into every language count. */
export function isInAnyLanguage(terms: readonly Term[]): boolean {
  return terms.some((term) =>
    term.some(({ kind, text }) => kind !== 'word' || /(?!\p{Script=Latin})\p{L}/u.test(text)),
  );
}
