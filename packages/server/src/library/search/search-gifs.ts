import type { Db } from '../../database/schema.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange } from '../gifs/select-page.ts';
import type { TagAliases } from '../tags/tag-aliases.ts';
import type { CommonSearches } from './common-searches.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { MatchOptions } from './first-matches.ts';
import { completeLastWord, type Languages } from './known-words.ts';
import { ENGLISH } from './language-of.ts';
import { MAX_HOT_ITEMS } from './library-size.ts';
import { isInAnyLanguage, type SearchQuery } from './parse-query.ts';
import { selectCommonMatches, selectMatches } from './select-matches.ts';
import { matchAll, matchAny } from './text-query.ts';
import { type Term, termText } from './tokenize.ts';

export interface SearchOptions extends ListFilter, PageRange {
  /** Language of the user (language-of.ts): titles and tags in it are searched in addition to English ones. */
  readonly language: string;
  /** A tag that the items must have. Default: none. */
  readonly tag?: string | undefined;
  /** Order of the results. Default: `relevant`. */
  readonly sort?: 'relevant' | 'recent' | undefined;
}

export interface SearchContext {
  readonly db: Db;
  readonly commonSearches: CommonSearches;
  readonly aliases: Pick<TagAliases, 'replaceIn'>;
  /** Resolves to the approximate number of listed items; see library-size.ts. */
  readonly countItems: () => Promise<number>;
}

/**
 * Items with all terms; the last word may be unfinished. If there are none, corrects the spelling; if that finds
 * nothing either, items with any of the terms.
 */
export async function searchGifs(
  context: SearchContext,
  query: SearchQuery,
  options: SearchOptions,
): Promise<PageOfItems> {
  if (query.terms.length === 0) {
    if (query.channel === undefined) return { items: [], total: 0 };
    return selectTexts(context, { ...query, match: 'all', conditions: () => ({}) }, options);
  }
  const exact = await selectAll(context, query, options);
  if (exact.total > 0) return exact;

  const terms = await correctSpelling(context.db, query.terms, options.language);
  if (terms.length === 0) return exact;
  const corrected = { ...query, terms };
  const isSame = textOf(terms) === textOf(query.terms);
  const found = isSame ? exact : await selectAll(context, corrected, options);
  if (found.total > 0 || terms.length === 1) return found;
  return selectAny(context, corrected, options);
}

function textOf(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}

/** Items with all terms, or with the tags of which they are aliases. */
async function selectAll(context: SearchContext, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  const { terms } = query;
  const { language } = options;
  const languages = translationsFor(terms, language);
  const aliased = await context.aliases.replaceIn(terms);
  // Aliases are those of English tags.
  const conditions = () => ({
    english: matchAll(terms, ENGLISH, { aliased }),
    translated: languages && matchAll(terms, language),
  });
  const complete = async (): Promise<TextConditions> => {
    if ((await context.countItems()) <= MAX_HOT_ITEMS) return conditions();
    const complete = (languages: Languages) => completeLastWord(context.db, terms, languages);
    return {
      english: matchAll(terms, ENGLISH, { aliased, completions: await complete([ENGLISH]) }),
      translated: languages && matchAll(terms, language, { completions: await complete(languages.only) }),
    };
  };
  return selectTexts(context, { ...query, match: 'all', conditions, complete }, options);
}

/** Items with any of the terms. */
function selectAny(context: SearchContext, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  const { terms } = query;
  const { language } = options;
  const translated = translationsFor(terms, language) && matchAny(terms, language);
  const conditions = () => ({ english: matchAny(terms, ENGLISH), translated });
  return selectTexts(context, { ...query, match: 'any', conditions }, options);
}

type TextConditions = Pick<MatchOptions, 'english' | 'translated'>;

interface TextSearch extends SearchQuery {
  /** Which of the terms must match. */
  readonly match: 'all' | 'any';
  /** The conditions on texts of the hot tiers. */
  readonly conditions: () => TextConditions;
  /** The conditions on texts of all tiers. Default: `conditions`. */
  readonly complete?: (() => Promise<TextConditions>) | undefined;
}

async function selectTexts(
  { db, commonSearches, countItems }: SearchContext,
  { match, terms, channel, conditions, complete = async () => conditions() }: TextSearch,
  { kind, rating, language: userLanguage, tag, sort, offset, limit }: SearchOptions,
): Promise<PageOfItems> {
  const [language] = translationsFor(terms, userLanguage)?.only ?? [];
  const list = { kind, rating, channel, tag, language, sort };
  const range = { offset, limit };
  const key = JSON.stringify([match, terms, channel, tag, kind, rating, userLanguage]);
  const tierMatches = commonSearches.tierMatches(key);
  const common =
    tierMatches && (await selectCommonMatches(db, { ...list, ...conditions() }, { ...range, tierMatches }));
  if (common !== undefined) return common;
  const page = await selectMatches(db, { ...list, ...(await complete()), items: await countItems() }, range);
  if (page.total >= MAX_ITEMS) commonSearches.record(key, page.tierMatches);
  return page;
}

/** The languages of the translations to search, null for all. Undefined if only English texts are searched. */
function translationsFor(terms: readonly Term[], language: string): { readonly only: Languages } | undefined {
  if (isInAnyLanguage(terms)) return { only: null };
  return language === ENGLISH ? undefined : { only: [language] };
}
