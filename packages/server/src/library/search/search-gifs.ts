import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from '../gifs/list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from '../gifs/select-page.ts';
import { correctSpelling } from './correct-spelling.ts';
import { ENGLISH } from './language-of.ts';
import { isInAnyLanguage, type SearchQuery } from './parse-query.ts';
import { matchAll, matchAny, type TextMatch } from './text-query.ts';
import type { Term } from './tokenize.ts';

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
    return query.channel === undefined ? { items: [], total: 0 } : selectChannel(db, query.channel, options);
  }
  const exact = await selectMatches(db, query, { ...options, match: matchAll });
  if (exact.total > 0) return exact;

  const terms = await correctSpelling(db, query.terms, options.language);
  if (terms.length === 0) return exact;
  const corrected = { ...query, terms };
  const matches = await selectMatches(db, corrected, { ...options, match: matchAll });
  if (matches.total > 0 || terms.length === 1) return matches;
  return selectMatches(db, corrected, { ...options, match: matchAny });
}

/** Weights of creator, alt text, tags and title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.6, 1}');

interface MatchOptions extends SearchOptions {
  readonly match: (terms: readonly Term[], language: string) => TextMatch;
}

async function selectMatches(
  db: Db,
  { terms, channel }: SearchQuery,
  { match, ...options }: MatchOptions,
): Promise<PageOfItems> {
  const { language } = options;
  const inTexts = (textLanguage: string, search: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const { matches, exactMatches } = match(terms, textLanguage);
    // Ranks are below 1, so items with all words complete come before those with only a prefix of the last.
    return sql`
      SELECT item_texts.item_id, ts_rank(${WEIGHTS}, ${search}, ${matches}) + (${search} @@ ${exactMatches})::integer AS score, hot
      FROM ${from} JOIN item_scores ON item_scores.item_id = item_texts.item_id
      WHERE ${search} @@ ${matches} AND ${listed(options, 'item_texts')} AND ${inChannel(channel)}`;
  };
  const english = inTexts(ENGLISH, sql`item_texts.search`, sql`item_texts`);
  const inEveryLanguage = isInAnyLanguage(terms);
  if (language === ENGLISH && !inEveryLanguage) return selectPage(db, sorted(english, options), options);

  const ofLanguage = inEveryLanguage ? sql`true` : sql`translations.language = ${language}`;
  const translations = sql`translations JOIN item_texts
    ON ${ofLanguage} AND item_texts.item_id = translations.item_id`;
  const translated = inTexts(language, sql`translations.search`, translations);
  const either = sql`SELECT item_id, max(score) AS score, hot FROM (${english} UNION ALL ${translated}) AS hits GROUP BY item_id, hot`;
  return selectPage(db, sorted(either, options), options);
}

/** ISO 8601 dates of one time zone sort as text. */
function sorted(hits: RawBuilder<unknown>, { sort }: SearchOptions): RawBuilder<unknown> {
  if (sort !== 'recent') return hits;
  return sql`
    SELECT item_id, items.data ->> 'created' AS score, hot FROM (${hits}) AS hits JOIN items ON items.id = hits.item_id`;
}

/** All items of a channel, by popularity or date. */
function selectChannel(db: Db, channel: string, options: SearchOptions): Promise<PageOfItems> {
  const all = sql`
    SELECT item_id, 0 AS score, hot FROM item_texts JOIN item_scores USING (item_id)
    WHERE ${listed(options, 'item_texts')} AND ${inChannel(channel)}`;
  return selectPage(db, sorted(all, options), options);
}

function inChannel(channel: string | undefined): RawBuilder<boolean> {
  return channel === undefined ? sql<boolean>`true` : sql<boolean>`item_texts.channels @> ARRAY[${channel}]`;
}
