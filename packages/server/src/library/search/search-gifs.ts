import type { Db } from '../../database/schema.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange } from '../gifs/select-page.ts';
import type { TagAliases } from '../tags/tag-aliases.ts';
import type { CommonSearches } from './common-searches.ts';
import { findCompounds } from './compounds.ts';
import { areForeignWords, correctSpelling } from './correct-spelling.ts';
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

/** With fewer matches, the words may be those of another language. A page of results. */
const MANY = 25;

/**
 * Items with all terms; the last word may be unfinished. If there are few, and the words are those of another language,
 * all languages are searched. If there are none, corrects the spelling; if that finds nothing either, items with any of
 * the terms.
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
  const translations = translationsFor(query.terms, options.language);
  const exact = await selectAll(context, { ...query, translations }, options);
  if (exact.total >= MANY) return exact;
  if (exact.total > 0) {
    if (!(await areForeignWords(context.db, query.terms, options.language))) return exact;
    return selectAll(context, { ...query, translations: UNKNOWN_LANGUAGE }, options);
  }

  const { terms, areForeign } = await correctSpelling(context.db, query.terms, options.language);
  if (terms.length === 0) return exact;
  const corrected = { ...query, terms, translations: areForeign ? UNKNOWN_LANGUAGE : translations };
  const isSame = !areForeign && textOf(terms) === textOf(query.terms);
  const found = isSame ? exact : await selectAll(context, corrected, options);
  if (found.total > 0 || terms.length === 1) return found;
  return selectAny(context, corrected, options);
}

function textOf(terms: readonly Term[]): string {
  return terms.map(termText).join(' ');
}

/** A search in English texts, and in translations. */
interface TranslatedQuery extends SearchQuery {
  /** The translations to search. Undefined if only English texts are searched. */
  readonly translations: Translations | undefined;
}

interface Translations {
  /** Their languages, null for all. */
  readonly only: Languages;
  /** The language whose stemmer finds other forms of the words. */
  readonly stemmer: string;
}

/** All languages. Words are found as written, because their stemmer is unknown. */
const UNKNOWN_LANGUAGE: Translations = { only: null, stemmer: 'none' };

/** Items with all terms, or with the tags that they are aliases of. */
async function selectAll(context: SearchContext, query: TranslatedQuery, options: SearchOptions): Promise<PageOfItems> {
  const { terms, translations } = query;
  const aliased = await context.aliases.replaceIn(terms);
  // Aliases are those of English tags.
  // Not in all languages, where nearly every word has pieces: "corazon" is not "cor", "a" and "zon".
  const compounds = await findCompounds(context.db, terms, [ENGLISH, ...(translations?.only ?? [])]);
  const conditions = () => ({
    english: matchAll(terms, ENGLISH, { aliased, compounds }),
    translated: translations && matchAll(terms, translations.stemmer, { compounds }),
  });
  const complete = async (): Promise<TextConditions> => {
    if ((await context.countItems()) <= MAX_HOT_ITEMS) return conditions();
    const completeIn = (languages: Languages) => completeLastWord(context.db, terms, languages);
    return {
      english: matchAll(terms, ENGLISH, { aliased, compounds, completions: await completeIn([ENGLISH]) }),
      translated:
        translations &&
        matchAll(terms, translations.stemmer, { compounds, completions: await completeIn(translations.only) }),
    };
  };
  return selectTexts(context, { ...query, match: 'all', conditions, complete }, options);
}

/** Items with any of the terms. */
function selectAny(context: SearchContext, query: TranslatedQuery, options: SearchOptions): Promise<PageOfItems> {
  const { terms, translations } = query;
  const translated = translations && matchAny(terms, translations.stemmer);
  const conditions = () => ({ english: matchAny(terms, ENGLISH), translated });
  return selectTexts(context, { ...query, match: 'any', conditions }, options);
}

type TextConditions = Pick<MatchOptions, 'english' | 'translated'>;

interface TextSearch extends SearchQuery {
  /** Default: none. */
  readonly translations?: Translations | undefined;
  /** Which of the terms must match. */
  readonly match: 'all' | 'any';
  /** The conditions on texts of the hot tiers. */
  readonly conditions: () => TextConditions;
  /** The conditions on texts of all tiers. Default: `conditions`. */
  readonly complete?: (() => Promise<TextConditions>) | undefined;
}

async function selectTexts(
  { db, commonSearches, countItems }: SearchContext,
  { match, terms, translations, channel, conditions, complete = async () => conditions() }: TextSearch,
  { kind, rating, tag, sort, offset, limit }: SearchOptions,
): Promise<PageOfItems> {
  const [language] = translations?.only ?? [];
  const list = { kind, rating, channel, tag, language, sort };
  const range = { offset, limit };
  const key = JSON.stringify([match, terms, channel, tag, kind, rating, translations]);
  const tierMatches = commonSearches.tierMatches(key);
  const common =
    tierMatches && (await selectCommonMatches(db, { ...list, ...conditions() }, { ...range, tierMatches }));
  if (common !== undefined) return common;
  const page = await selectMatches(db, { ...list, ...(await complete()), items: await countItems() }, range);
  if (page.total >= MAX_ITEMS) commonSearches.record(key, page.tierMatches);
  return page;
}

/** The translations in the language of the user, or in all languages for a non-Latin letter or an emoji. */
function translationsFor(terms: readonly Term[], language: string): Translations | undefined {
  if (isInAnyLanguage(terms)) return { only: null, stemmer: language };
  return language === ENGLISH ? undefined : { only: [language], stemmer: language };
}
