import { GIF_ID_PATTERN } from '@zoetrope/model';
import { replaceEmoticons } from './emoticons.ts';
import { foldText } from './fold-text.ts';
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

/** The distinct terms of a search, with emoji instead of emoticons. Not empty if the text has any word. */
export function searchTerms(text: string): Term[] {
  const query = replaceEmoticons(text.trim());
  const all = finishLetter(termsOf(query), query);
  const terms = [...new Map(all.map((term) => [termText(term), term])).values()];
  const significant = terms.filter((term) => !STOP_WORDS.has(termText(term)));
  return significant.length > 0 ? significant : terms;
}

/** A last letter with signs is no beginning of a word: "c++" does not find every word with "c". */
function finishLetter(terms: readonly Term[], query: string): readonly Term[] {
  const [part, ...others] = terms.at(-1) ?? [];
  if (part?.kind !== 'word' || others.length > 0 || [...part.text].length > 1) return terms;
  const hasSigns = foldText(query.split(/\s+/).at(-1) ?? '') !== part.text;
  return hasSigns ? [...terms.slice(0, -1), [{ ...part, isFinished: true }]] : terms;
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
