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

type Match = (config: string) => RawBuilder<unknown>;

/** All the words in any form, or with the last one unfinished. */
function all(words: readonly string[]): Match {
  const last = words.at(-1) ?? '';
  return (config) => {
    const finished = tsquery(config, words.map(quoted).join(' & '));
    const unfinished = tsquery('simple', `${quoted(last)}:*`);
    if (words.length === 1) return sql`(${finished} || ${unfinished})`;
    return sql`(${finished} || (${tsquery(config, words.slice(0, -1).map(quoted).join(' & '))} && ${unfinished}))`;
  };
}

function any(words: readonly string[]): Match {
  return (config) => tsquery(config, words.map(quoted).join(' | '));
}

function tsquery(config: string, text: string): RawBuilder<unknown> {
  return sql`to_tsquery(${sql.lit(config)}, ${text})`;
}

/** Words hold letters, digits and marks only, so nothing in them is an operator; quotes keep it so. */
function quoted(word: string): string {
  return `'${word}'`;
}

/** Of what was found, that which has the words whole comes before that which only begins with the last. */
const WEIGHTS = '{0.05, 0.1, 0.6, 1}';

async function selectMatches(db: Db, query: SearchQuery, match: Match, options: SearchOptions): Promise<PageOfItems> {
  const { language } = options;
  const found = (table: 'items' | 'translations', config: string) => {
    const search = sql.ref(`${table}.search`);
    const whole = tsquery(config, query.words.map(quoted).join(' | '));
    return {
      condition: sql`${search} @@ ${match(config)} AND ${listed(options)} AND ${inChannel(query.channel)}`,
      rank: sql`ts_rank(${sql.lit(WEIGHTS)}, ${search}, ${whole}) + 0.5 * ts_rank(${sql.lit(WEIGHTS)}, ${search}, ${match(config)})`,
    };
  };
  const english = found('items', searchConfig('en'));
  const inEnglish = sql`
    SELECT items.id AS item_id, ${english.rank} AS score, hot
    FROM items JOIN item_scores ON item_scores.item_id = items.id
    WHERE ${english.condition}`;
  if (language === 'en') return selectPage(db, inEnglish, options);

  const translated = found('translations', searchConfig(language));
  const inLanguage = sql`
    SELECT items.id AS item_id, ${translated.rank} AS score, hot
    FROM translations JOIN items ON items.id = translations.item_id JOIN item_scores ON item_scores.item_id = items.id
    WHERE translations.language = ${language} AND ${translated.condition}`;
  const either = sql`SELECT item_id, max(score) AS score, hot FROM (${inEnglish} UNION ALL ${inLanguage}) AS found GROUP BY item_id, hot`;
  return selectPage(db, either, options);
}

/** Everything in a channel, most popular first. */
function selectChannel(db: Db, channel: string, options: SearchOptions): Promise<PageOfItems> {
  return selectPage(
    db,
    sql`SELECT item_id, 0 AS score, hot FROM item_scores JOIN items ON items.id = item_id
        WHERE ${listed(options)} AND ${inChannel(channel)}`,
    options,
  );
}

function inChannel(channel: string | undefined): RawBuilder<boolean> {
  return channel === undefined ? sql<boolean>`true` : sql<boolean>`items.channels @> ARRAY[${channel}]`;
}
