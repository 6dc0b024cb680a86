import { type RawBuilder, sql } from 'kysely';
import { FIRST_COLD_TIER, listName, TIERS } from '../../database/search-index.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import { MAX_ITEMS, type PageRange } from '../gifs/select-page.ts';
import { MAX_HOT_ITEMS } from './library-size.ts';
import type { TextMatch } from './text-query.ts';

/** Conditions on the items of a search. */
export interface MatchOptions extends ListFilter {
  /** Slug of a channel. */
  readonly channel?: string | undefined;
  /** A tag that the items must have. Default: none. */
  readonly tag?: string | undefined;
  /** A condition on the English texts. Default: every text matches. */
  readonly english?: TextMatch | undefined;
  /** A condition on the translations; an item matches if its English texts or a translation match. Default: none do. */
  readonly translated?: TextMatch | undefined;
  /** Language of the translations. Default: all. */
  readonly language?: string | undefined;
  /** Approximate number of items in the library. Default: it has no cold tiers. */
  readonly items?: number | undefined;
  /** Default: `relevant`. */
  readonly sort?: 'relevant' | 'recent' | undefined;
}

/** The first 5,000 matches in some tiers, hottest first, as (item_id, score, tier). Default: in all tiers. */
export function firstMatches(options: MatchOptions, tiers: readonly number[] = TIERS): RawBuilder<unknown> {
  // The limit ends the statement before it reads the colder tiers.
  return sql`SELECT * FROM (${matchesInTiers(options, tiers)}) AS tiers LIMIT ${sql.lit(MAX_ITEMS)}`;
}

function matchesInTiers(options: MatchOptions, tiers: readonly number[]): RawBuilder<unknown> {
  const matches = tiers.map(
    (tier) =>
      sql`(SELECT item_id, score, ${sql.lit(tier)} AS tier FROM (${matchesInTier(options, tier, MAX_ITEMS)}) AS matches)`,
  );
  return sql.join(matches, sql` UNION ALL `);
}

const HOT_TIERS = TIERS.slice(0, FIRST_COLD_TIER);
const COLD_TIERS = TIERS.slice(FIRST_COLD_TIER);

/** Counting is tried if the hot tiers suggest this many matches in all tiers: counts of few matches vary by a tenth. */
const MIN_EXPECTED = 0.9 * MAX_ITEMS;

export interface FirstHits {
  /** SQL of common table expressions: `hits` has the first 5,000 matches, as (item_id, score, tier). */
  readonly ctes: RawBuilder<unknown>;
  /** SQL for whether there are at least 5,000 matches, and `hits` only has those of the hot tiers. */
  readonly isCommon: RawBuilder<unknown>;
}

/**
 * The first 5,000 matches for a page.
 *
 * In a library with cold tiers, counts the matches of these first, if there are probably enough of them and the page is
 * in the hot tiers: finding matches takes half the time of ranking them, and it suffices to find most of them.
 */
export function firstHits(options: MatchOptions, { offset, limit }: PageRange): FirstHits {
  const { items = 0, sort, english } = options;
  if (items <= MAX_HOT_ITEMS || sort === 'recent' || english === undefined)
    return { ctes: sql`hits AS MATERIALIZED (${firstMatches(options)})`, isCommon: sql`false` };
  const isCommon = sql`(SELECT is_common FROM counted)`;
  const missing = sql`(SELECT ${sql.lit(MAX_ITEMS)} - count(*) FROM hot)`;
  const ctes = sql`
    hot AS MATERIALIZED (${firstMatches(options, HOT_TIERS)}),
    counted AS MATERIALIZED (
      SELECT CASE
        WHEN matches < ${offset + limit} OR matches * ${items / MAX_HOT_ITEMS}::float8 < ${sql.lit(MIN_EXPECTED)} THEN false
        ELSE (SELECT count(*) FROM (${coldMatches(options, missing)}) AS cold) >= ${missing}
      END AS is_common FROM (SELECT count(*) AS matches FROM hot) AS found
    ),
    hits AS MATERIALIZED (
      SELECT * FROM hot UNION ALL SELECT * FROM (
        SELECT * FROM (${matchesInTiers(options, COLD_TIERS)}) AS tiers LIMIT ${missing}
      ) AS cold WHERE NOT ${isCommon}
    )`;
  return { ctes, isCommon };
}

/** At most `limit` of the matches in the cold tiers, each once, without some of the less common completions. */
function coldMatches(options: MatchOptions, limit: RawBuilder<unknown>): RawBuilder<unknown> {
  const tables = options.translated === undefined ? ['item_texts'] : ['item_texts', 'translations'];
  const matches = COLD_TIERS.flatMap((tier) =>
    tables.map(
      (table) => sql`(
        SELECT item_id COLLATE "C" FROM ${sql.table(table)}
        WHERE tier = ${sql.lit(tier)} AND ${matching(options, table, 'common')} LIMIT ${limit})`,
    ),
  );
  if (tables.length > 1) return sql.join(matches, sql` UNION `);
  return sql`SELECT FROM (${sql.join(matches, sql` UNION ALL `)}) AS tiers LIMIT ${limit}`;
}

/** The tsqueries, parsed once per statement. */
export function queriesOf({ english, translated }: MatchOptions): RawBuilder<unknown> {
  const columns = [...queryColumns('english', english), ...queryColumns('translated', translated)];
  return sql`queries AS MATERIALIZED (SELECT ${sql.join(columns)})`;
}

function queryColumns(name: string, match: TextMatch | undefined): RawBuilder<unknown>[] {
  if (match === undefined) return [];
  const { matches, coldMatches = matches, exactMatches, commonMatches = exactMatches, phrase } = match;
  return [
    sql`${matches} AS ${sql.ref(name)}`,
    sql`${coldMatches} AS ${sql.ref(`cold_${name}`)}`,
    sql`${commonMatches} AS ${sql.ref(`common_${name}`)}`,
    sql`${exactMatches} AS ${sql.ref(`exact_${name}`)}`,
    ...(phrase === undefined
      ? []
      : [
          sql`${phrase.inTitle} AS ${sql.ref(`title_${name}`)}`,
          sql`${phrase.inTitleOrTag} AS ${sql.ref(`phrase_${name}`)}`,
        ]),
  ];
}

/** Maximum number of translations of an item that have the same words, such as an emoji. */
const TRANSLATIONS_PER_ITEM = 8;

/**
 * At most `limit` matches of a tier, as (item_id, score).
 *
 * The tsquery is in a subselect, so that the planner cannot estimate the number of matches: it would expect that a scan
 * of the table soon finds enough of two common words, which may never meet.
 */
export function matchesInTier(options: MatchOptions, tier: number, limit: number): RawBuilder<unknown> {
  const inTier = (table: string, maxRows: number) => sql`
    SELECT ${sql.table(table)}.item_id, ${scoreIn(options, table)} AS score FROM ${sql.table(table)}
    WHERE tier = ${sql.lit(tier)} AND ${matching(options, table, tier < FIRST_COLD_TIER ? 'hot' : 'cold')} LIMIT ${sql.lit(maxRows)}`;
  const english = inTier('item_texts', limit);
  if (options.translated === undefined) return english;
  const perItem = options.language === undefined ? TRANSLATIONS_PER_ITEM : 1;
  // Sorted by bytes, which takes less time than by the rules of a language.
  return sql`
    SELECT item_id COLLATE "default" AS item_id, score FROM (
      SELECT item_id COLLATE "C" AS item_id, max(score) AS score
      FROM ((${english}) UNION ALL (${inTier('translations', limit * perItem)})) AS either
      GROUP BY item_id COLLATE "C" ORDER BY item_id COLLATE "C" LIMIT ${sql.lit(limit)}
    ) AS items`;
}

/** Which of the queries of a `TextMatch` to use. */
type QueryKind = 'hot' | 'cold' | 'common';

/** The condition on a row of a table of texts. */
export function matching(
  { channel, tag, language, ...options }: MatchOptions,
  table: string,
  kind: QueryKind = 'hot',
): RawBuilder<boolean> {
  const isEnglish = table === 'item_texts';
  const match = isEnglish ? options.english : options.translated;
  const name = isEnglish ? 'english' : 'translated';
  const query = sql.ref(kind === 'hot' ? name : `${kind}_${name}`);
  const list = listName(options, isEnglish ? undefined : language);
  const conditions = [sql`lists @> ARRAY[${list}]`];
  if (match !== undefined) conditions.push(sql`search @@ (SELECT ${query} FROM queries)`);
  if (channel !== undefined) conditions.push(sql`channels @> ARRAY[${channel}]`);
  if (tag !== undefined) conditions.push(sql`item_id IN (SELECT item_id FROM item_tags WHERE tag = ${tag})`);
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** Weights of creator, alt text, tags and title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.6, 1}');
/** Normalizes a rank to rank / (rank + 1). Otherwise an unfinished word would add up the ranks of all words that match. */
const BELOW_ONE = 32;
/** Items with many tags are the popular ones. */
const ANY_LENGTH = sql.lit(BELOW_ONE);
/**
 * Divides ranks by 1 + ln(length) too. Translations repeat words in titles and tags, so a short one describes a simpler
 * picture: a cat rather than a grinning cat.
 */
const SHORTER_FIRST = sql.lit(1 + BELOW_ONE);
/**
 * Scores are below it: ranks are below 1. Items with all words complete have 1 more, those with the words next to each
 * other in a title or tag another 1, and those with them in the title another.
 */
const MAX_SCORE = 4;
/** A score with which the matches of hotter tiers come first. */
export const TIERED_SCORE = sql`score - ${sql.lit(MAX_SCORE)} * tier`;

function scoreIn({ sort, english, translated }: MatchOptions, table: string): RawBuilder<unknown> {
  const isEnglish = table === 'item_texts';
  if (sort === 'recent') {
    if (isEnglish) return sql`created`;
    return sql`(SELECT created FROM item_texts WHERE item_texts.item_id = translations.item_id)`;
  }
  const match = isEnglish ? english : translated;
  if (match === undefined) return sql`0`;
  const name = isEnglish ? 'english' : 'translated';
  const query = (column: string) => sql`(SELECT ${sql.ref(column)} FROM queries)`;
  const isMatch = (column: string) => sql`(search @@ ${query(`${column}_${name}`)})::integer`;
  const levels = [
    match.exactMatches === match.matches ? sql`1` : isMatch('exact'),
    ...(match.phrase === undefined ? [] : [isMatch('phrase'), isMatch('title')]),
  ];
  const normalization = isEnglish ? ANY_LENGTH : SHORTER_FIRST;
  return sql`ts_rank(${WEIGHTS}, search, ${query(name)}, ${normalization}) + ${sql.join(levels, sql` + `)}`;
}
