import { sql } from 'kysely';
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
    return query.channel === undefined ? { items: [], total: 0 } : selectMatches(db, query, '', options);
  }
  const exact = await selectMatches(db, query, all(query.words), options);
  if (exact.total > 0) return exact;

  const words = await correctWords(db, query.words, options.language);
  if (words.length === 0) return exact;
  const mended = await selectMatches(db, query, all(words), options);
  if (mended.total > 0 || words.length === 1) return mended;
  return selectMatches(db, query, words.map(quoted).join(' | '), options);
}

/** Words hold letters, digits and marks only, so nothing in them is an operator; quotes keep it so. */
function quoted(word: string): string {
  return `'${word}'`;
}

function all(words: readonly string[]): string {
  return `${words.map(quoted).join(' & ')}:*`;
}

function selectMatches(db: Db, query: SearchQuery, match: string, options: SearchOptions): Promise<PageOfItems> {
  const { language } = options;
  const inChannel = query.channel === undefined ? sql`true` : sql`items.channels @> ARRAY[${query.channel}]`;
  if (match === '') {
    return selectPage(
      db,
      sql`SELECT item_id, 0 AS score, hot FROM item_scores JOIN items ON items.id = item_id WHERE ${listed(options)} AND ${inChannel}`,
      options,
    );
  }
  // What has the last word whole comes before what only begins with it.
  const whole = match.replace(/:\*$/, '');
  const matches = (table: string, config: string) => {
    const search = sql.ref(`${table}.search`);
    const asked = sql`to_tsquery(${sql.lit(config)}, ${match})`;
    const rank = sql`ts_rank('{0.05, 0.1, 0.6, 1}', ${search}, to_tsquery(${sql.lit(config)}, ${whole})) + 0.5 * ts_rank('{0.05, 0.1, 0.6, 1}', ${search}, ${asked})`;
    return { found: sql`${search} @@ ${asked}`, rank };
  };
  const english = matches('items', 'zoetrope_en');
  const inEnglish = sql`
    SELECT item_id, ${english.rank} AS score, hot
    FROM items JOIN item_scores ON item_scores.item_id = items.id
    WHERE ${english.found} AND ${listed(options)} AND ${inChannel}`;
  if (language === 'en') return selectPage(db, inEnglish, options);

  const translated = matches('translations', searchConfig(language));
  return selectPage(
    db,
    sql`
      SELECT item_id, max(score) AS score, hot FROM (
        ${inEnglish}
        UNION ALL
        SELECT item_scores.item_id, ${translated.rank} AS score, hot
        FROM translations JOIN item_scores ON item_scores.item_id = translations.item_id JOIN items ON items.id = item_scores.item_id
        WHERE translations.language = ${language} AND ${translated.found} AND ${listed(options)} AND ${inChannel}
      ) AS either GROUP BY item_id, hot`,
    options,
  );
}
