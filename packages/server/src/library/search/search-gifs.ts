import type { Db } from '../../database/schema.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import type { PageOfItems, PageRange } from '../gifs/select-page.ts';
import { correctSpelling } from './correct-spelling.ts';
import { completeLastWord, type Languages } from './known-words.ts';
import { ENGLISH } from './language-of.ts';
import { isInAnyLanguage, type SearchQuery } from './parse-query.ts';
import { type MatchOptions, selectMatches } from './select-matches.ts';
import { matchAll, matchAny } from './text-query.ts';
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
  const exact = await selectAll(db, query, options);
  if (exact.total > 0) return exact;

  const terms = await correctSpelling(db, query.terms, options.language);
  if (terms.length === 0) return exact;
  const corrected = { ...query, terms };
  const isSame = textOf(terms) === textOf(query.terms);
  const found = isSame ? exact : await selectAll(db, corrected, options);
  if (found.total > 0 || terms.length === 1) return found;
  return selectAny(db, corrected, options);
}

function textOf(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}

/** Items with all terms. */
async function selectAll(db: Db, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  const { terms } = query;
  const english = matchAll(terms, ENGLISH, await completeLastWord(db, terms, [ENGLISH]));
  const languages = translationsFor(terms, options.language);
  const translated = languages && matchAll(terms, options.language, await completeLastWord(db, terms, languages.only));
  return selectTexts(db, query, { english, translated }, options);
}

/** Items with any of the terms. */
function selectAny(db: Db, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  const english = matchAny(query.terms, ENGLISH);
  const translated = translationsFor(query.terms, options.language) && matchAny(query.terms, options.language);
  return selectTexts(db, query, { english, translated }, options);
}

function selectTexts(
  db: Db,
  { terms, channel }: SearchQuery,
  matches: Pick<MatchOptions, 'english' | 'translated'>,
  options: SearchOptions,
): Promise<PageOfItems> {
  const [language] = translationsFor(terms, options.language)?.only ?? [];
  return selectMatches(db, { ...options, ...matches, channel, language }, options);
}

/** The languages of the translations to search, null for all. Undefined if only English texts are searched. */
function translationsFor(terms: readonly Term[], language: string): { readonly only: Languages } | undefined {
  if (isInAnyLanguage(terms)) return { only: null };
  return language === ENGLISH ? undefined : { only: [language] };
}
