import type { Db } from '../../database/schema.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import type { PageOfItems, PageRange } from '../gifs/select-page.ts';
import { correctSpelling } from './correct-spelling.ts';
import { ENGLISH } from './language-of.ts';
import { isInAnyLanguage, type SearchQuery } from './parse-query.ts';
import { selectMatches } from './select-matches.ts';
import { matchAll, matchAny, type TextMatch } from './text-query.ts';
import { type Term, termText } from './tokenize.ts';

export interface SearchOptions extends ListFilter, PageRange {
  /** Language of the user (language-of.ts): titles and tags in it are searched in addition to English ones. */
  readonly language: string;
  /** Order of the results. Default: `relevant`. */
  readonly sort?: 'relevant' | 'recent' | undefined;
}

/**
 * Items with all terms; the last word may be unfinished. If there are none, corrects the spelling; if that finds
 * nothing either, items with any of the terms.
 */
export async function searchGifs(db: Db, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  if (query.terms.length === 0) {
    return query.channel === undefined
      ? { items: [], total: 0 }
      : selectMatches(db, { ...options, language: undefined, channel: query.channel }, options);
  }
  const exact = await selectSearch(db, query, matchAll, options);
  if (exact.total > 0) return exact;

  const terms = await correctSpelling(db, query.terms, options.language);
  if (terms.length === 0) return exact;
  const corrected = { ...query, terms };
  const isSame = textOf(terms) === textOf(query.terms);
  const found = isSame ? exact : await selectSearch(db, corrected, matchAll, options);
  if (found.total > 0 || terms.length === 1) return found;
  return selectSearch(db, corrected, matchAny, options);
}

function textOf(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}

function selectSearch(
  db: Db,
  { terms, channel }: SearchQuery,
  match: (terms: readonly Term[], language: string) => TextMatch,
  { language, ...options }: SearchOptions,
): Promise<PageOfItems> {
  const inEveryLanguage = isInAnyLanguage(terms);
  const english = match(terms, ENGLISH);
  if (language === ENGLISH && !inEveryLanguage) return selectMatches(db, { ...options, channel, english }, options);
  const translations = { translated: match(terms, language), language: inEveryLanguage ? undefined : language };
  return selectMatches(db, { ...options, channel, english, ...translations }, options);
}
