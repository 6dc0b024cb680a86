import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { searchConfig } from '../database/text-search.ts';
import { type ListFilter, listed } from '../gifs/list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from '../gifs/select-page.ts';
import { correctWords } from './correct-words.ts';
import type { SearchQuery } from './parse-query.ts';

export interface SearchOptions extends ListFilter, PageRange {
  /** Language of the searcher: titles and tags in it are searched beside the English ones. */
  readonly language: string;
  /** Newest first, in place of what fits best. @default 'relevant' */
  readonly sort?: 'relevant' | 'recent' | undefined;
}

/**
 * Items with all the words, the last one maybe unfinished. Only when there is none are misspelt words mended, and
 * only when that finds none either does any one of the words do.
 */
export async function searchGifs(db: Db, query: SearchQuery, options: SearchOptions): Promise<PageOfItems> {
  if (query.words.length === 0) {
    return query.channel === undefined ? { items: [], total: 0 } : selectChannel(db, query.channel, options);
  }
  const exact = await selectMatches(db, query, all(query.words), options);
  if (exact.total > 0) return exact;

  const words = await correctWords(db, query.words, options.language);
  if (words.length === 0) return exact;
  const mended = { ...query, words };
  const found = await selectMatches(db, mended, all(words), options);
  if (found.total > 0 || words.length === 1) return found;
  return selectMatches(db, mended, any(words), options);
}

/** What fits, and what fits so well that it comes first. */
type Match = (config: string) => { readonly fits: RawBuilder<unknown>; readonly fitsWhole: RawBuilder<unknown> };

/** All the words in any form, or with the last one unfinished. */
function all(words: readonly string[]): Match {
  const before = words.slice(0, -1);
  return (config) => {
    const whole = tsquery(config, words.map(quoted).join(' & '));
    const unfinished = tsquery('simple', `${quoted(words.at(-1) ?? '')}:*`);
    const part =
      before.length === 0 ? unfinished : sql`(${tsquery(config, before.map(quoted).join(' & '))} && ${unfinished})`;
    return { fits: once(sql`${whole} || ${part}`), fitsWhole: once(whole) };
  };
}

function any(words: readonly string[]): Match {
  return (config) => {
    const fits = once(tsquery(config, words.map(quoted).join(' | ')));
    return { fits, fitsWhole: fits };
  };
}

/**
 * Evaluated once and not for each row, and not looked into by the planner: a plan that is kept for all words would else read
 * the words anew at every row.
 */
function once(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(SELECT ${query})`;
}

function tsquery(config: string, text: string): RawBuilder<unknown> {
  return sql`to_tsquery(${sql.lit(config)}, ${text})`;
}

/** Words hold letters, digits and marks only, so nothing in them is an operator; quotes keep it so. */
function quoted(word: string): string {
  return `'${word}'`;
}

/** What a word counts in the creator's name, the alt text, the tags and the title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.6, 1}');

async function selectMatches(db: Db, query: SearchQuery, match: Match, options: SearchOptions): Promise<PageOfItems> {
  const { language } = options;
  const inTexts = (config: string, search: RawBuilder<unknown>, from: RawBuilder<unknown>) => {
    const { fits, fitsWhole } = match(config);
    // A rank is below 1, so whatever has the words whole comes before what only begins with the last.
    return sql`
      SELECT item_texts.item_id, ts_rank(${WEIGHTS}, ${search}, ${fits}) + (${search} @@ ${fitsWhole})::integer AS score, hot
      FROM ${from} JOIN item_scores ON item_scores.item_id = item_texts.item_id
      WHERE ${search} @@ ${fits} AND ${listed(options, 'item_texts')} AND ${inChannel(query.channel)}`;
  };
  const english = inTexts(searchConfig('en'), sql`item_texts.search`, sql`item_texts`);
  if (language === 'en') return selectPage(db, sorted(english, options), options);

  const translations = sql`translations JOIN item_texts
    ON translations.language = ${language} AND item_texts.item_id = translations.item_id`;
  const translated = inTexts(searchConfig(language), sql`translations.search`, translations);
  const either = sql`SELECT item_id, max(score) AS score, hot FROM (${english} UNION ALL ${translated}) AS found GROUP BY item_id, hot`;
  return selectPage(db, sorted(either, options), options);
}

/** ISO 8601 dates of one time zone sort as texts do. */
function sorted(hits: RawBuilder<unknown>, { sort }: SearchOptions): RawBuilder<unknown> {
  if (sort !== 'recent') return hits;
  return sql`
    SELECT item_id, items.data ->> 'created' AS score, hot FROM (${hits}) AS found JOIN items ON items.id = found.item_id`;
}

/** Everything in a channel, most popular or newest first. */
function selectChannel(db: Db, channel: string, options: SearchOptions): Promise<PageOfItems> {
  const all = sql`
    SELECT item_id, 0 AS score, hot FROM item_texts JOIN item_scores USING (item_id)
    WHERE ${listed(options, 'item_texts')} AND ${inChannel(channel)}`;
  return selectPage(db, sorted(all, options), options);
}

function inChannel(channel: string | undefined): RawBuilder<boolean> {
  return channel === undefined ? sql<boolean>`true` : sql<boolean>`item_texts.channels @> ARRAY[${channel}]`;
}
