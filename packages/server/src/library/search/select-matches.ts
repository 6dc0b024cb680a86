import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { FIRST_COLD_TIER, HOT_TIER_SIZES, listName, TIERS } from '../../database/search-index.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, pageByScore, readPage } from '../gifs/select-page.ts';
import type { TierMatches } from './common-searches.ts';
import type { TextMatch } from './text-query.ts';

/** Conditions on the items of a search. */
export interface MatchOptions extends ListFilter {
  /** Slug of a channel. */
  readonly channel?: string | undefined;
  /** A condition on the English texts. Default: every text matches. */
  readonly english?: TextMatch | undefined;
  /** A condition on the translations; an item matches if its English texts or a translation match. Default: none do. */
  readonly translated?: TextMatch | undefined;
  /** Language of the translations. Default: all. */
  readonly language?: string | undefined;
  /** Default: `relevant`. */
  readonly sort?: 'relevant' | 'recent' | undefined;
}

/** A page of matches. */
export interface PageOfMatches extends PageOfItems {
  readonly tierMatches: TierMatches;
}

/**
 * A page of the matching items: by score or date, then by popularity and id.
 *
 * Reads the tiers of the search index, hottest first, until it has 5,000 matches. With fewer in all tiers, every match
 * is ranked. Otherwise the matches of the hottest tier come first, then those of the next.
 */
export async function selectMatches(db: Db, options: MatchOptions, range: PageRange): Promise<PageOfMatches> {
  const page = await selectFirstMatches(db, options, range);
  if (options.sort !== 'recent' || page.total < MAX_ITEMS || range.offset >= MAX_ITEMS) return page;
  return { ...page, items: await selectNewest(db, options, { ...range, tierMatches: page.tierMatches }) };
}

/** A page of a search with at least 5,000 matches. */
export interface CommonRange extends PageRange {
  /** The approximate numbers of matches. */
  readonly tierMatches: TierMatches;
}

/**
 * The same page of a search with at least 5,000 matches, without counting all of them. Undefined if it cannot be found
 * in the hot tiers, or among the newest items. Does not use the conditions on the cold tiers.
 */
export async function selectCommonMatches(
  db: Db,
  options: MatchOptions,
  range: CommonRange,
): Promise<PageOfItems | undefined> {
  const { offset, limit, tierMatches } = range;
  if (offset >= MAX_ITEMS) return { items: [], total: MAX_ITEMS };
  if (options.sort === 'recent') {
    const items = await selectAmongNewest(db, options, range);
    return items && { items, total: MAX_ITEMS };
  }
  const tiers = tiersWith(offset + limit, tierMatches);
  if (tiers === undefined) return undefined;
  const found = sql`SELECT item_id, ${TIERED_SCORE} AS score FROM (${firstMatches(options, tiers)}) AS hits`;
  const items = await readPage(db, pageOfMatches(options, { found }, { offset, limit }));
  return items.length === limit ? { items, total: MAX_ITEMS } : undefined;
}

/** The hottest tiers that have this number of matches. Undefined if the cold ones have some of them. */
function tiersWith(matches: number, tierMatches: TierMatches): readonly number[] | undefined {
  let sum = 0;
  for (const tier of TIERS.slice(0, FIRST_COLD_TIER)) {
    sum += tierMatches[tier] ?? 0;
    if (sum >= matches) return TIERS.slice(0, tier + 1);
  }
  return undefined;
}

/** A page of the first 5,000 matches. */
async function selectFirstMatches(db: Db, options: MatchOptions, range: PageRange): Promise<PageOfMatches> {
  const isComplete = sql`(SELECT count(*) FROM hits) < ${sql.lit(MAX_ITEMS)}`;
  const score =
    options.sort === 'recent' ? sql`score` : sql`CASE WHEN ${isComplete} THEN score ELSE ${TIERED_SCORE} END`;
  const found = sql`SELECT item_id, ${score} AS score FROM hits`;
  const hits = sql`hits AS MATERIALIZED (${firstMatches(options)})`;
  const page = pageOfMatches(options, { hits, found }, withinList(range));
  const items = await readPage<{ tierMatches: number[] }>(db, page, sql`page.tier_matches AS "tierMatches",`);
  const [first] = items;
  // A page beyond the last has no row with the counts.
  const tierMatches = first?.tierMatches ?? (range.offset === 0 ? [] : await countByTier(db, options));
  return { items, total: tierMatches.reduce((sum, matches) => sum + matches, 0), tierMatches };
}

/** The matches of each tier, up to 5,000 together. */
async function countByTier(db: Db, options: MatchOptions): Promise<TierMatches> {
  const { rows } = await sql<{ tierMatches: number[] }>`
    ${PREPARED} WITH ${queriesOf(options)}
    SELECT ${TIER_MATCHES} AS "tierMatches" FROM (${firstMatches(options)}) AS hits`.execute(db);
  return rows[0]?.tierMatches ?? [];
}

/** Aggregates the tiers of matches. */
const TIER_MATCHES = sql`ARRAY[${sql.join(TIERS.map((tier) => sql`count(*) FILTER (WHERE tier = ${sql.lit(tier)})`))}]::integer[]`;

/** The first 5,000 matches in some tiers, hottest first, as (item_id, score, tier). Default: in all tiers. */
function firstMatches(options: MatchOptions, tiers: readonly number[] = TIERS): RawBuilder<unknown> {
  const matches = tiers.map(
    (tier) =>
      sql`(SELECT item_id, score, ${sql.lit(tier)} AS tier FROM (${matchesInTier(options, tier, MAX_ITEMS)}) AS matches)`,
  );
  // The limit ends the statement before it reads the colder tiers.
  return sql`SELECT * FROM (${sql.join(matches, sql` UNION ALL `)}) AS tiers LIMIT ${sql.lit(MAX_ITEMS)}`;
}

/** The tsqueries, parsed once per statement. */
function queriesOf({ english, translated }: MatchOptions): RawBuilder<unknown> {
  const columns = [...queryColumns('english', english), ...queryColumns('translated', translated)];
  return sql`queries AS MATERIALIZED (SELECT ${sql.join(columns)})`;
}

function queryColumns(name: string, match: TextMatch | undefined): RawBuilder<unknown>[] {
  if (match === undefined) return [];
  const { matches, coldMatches = matches, exactMatches } = match;
  return [
    sql`${matches} AS ${sql.ref(name)}`,
    sql`${coldMatches} AS ${sql.ref(`cold_${name}`)}`,
    sql`${exactMatches} AS ${sql.ref(`exact_${name}`)}`,
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
function matchesInTier(options: MatchOptions, tier: number, limit: number): RawBuilder<unknown> {
  const inTier = (table: string, maxRows: number) => sql`
    SELECT ${sql.table(table)}.item_id, ${scoreIn(options, table)} AS score FROM ${sql.table(table)}
    WHERE tier = ${sql.lit(tier)} AND ${matching(options, table, tier)} LIMIT ${sql.lit(maxRows)}`;
  const english = inTier('item_texts', limit);
  if (options.translated === undefined) return english;
  const perItem = options.language === undefined ? TRANSLATIONS_PER_ITEM : 1;
  return sql`
    SELECT item_id, max(score) AS score
    FROM ((${english}) UNION ALL (${inTier('translations', limit * perItem)})) AS either
    GROUP BY item_id ORDER BY item_id LIMIT ${sql.lit(limit)}`;
}

/** The condition on a row of a table of texts. */
function matching({ channel, language, ...options }: MatchOptions, table: string, tier = 0): RawBuilder<boolean> {
  const isEnglish = table === 'item_texts';
  const match = isEnglish ? options.english : options.translated;
  const name = isEnglish ? 'english' : 'translated';
  const query = sql.ref(tier >= FIRST_COLD_TIER ? `cold_${name}` : name);
  const list = listName(options, isEnglish ? undefined : language);
  const conditions = [sql`lists @> ARRAY[${list}]`];
  if (match !== undefined) conditions.push(sql`search @@ (SELECT ${query} FROM queries)`);
  if (channel !== undefined) conditions.push(sql`channels @> ARRAY[${channel}]`);
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** Weights of creator, alt text, tags and title. */
const WEIGHTS = sql.lit('{0.05, 0.1, 0.6, 1}');
/** Scores are below it: ranks are below 1, and items with all words complete have 1 more. */
const MAX_SCORE = 2;
/** A score with which the matches of hotter tiers come first. */
const TIERED_SCORE = sql`score - ${sql.lit(MAX_SCORE)} * tier`;

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
  // Items with all words complete come before those with only a prefix of the last.
  const isExact = match.exactMatches === match.matches ? sql`true` : sql`search @@ ${query(`exact_${name}`)}`;
  return sql`ts_rank(${WEIGHTS}, search, ${query(name)}) + (${isExact})::integer`;
}

/** The page of `found`, and with the matches of each tier if there are `hits`. */
function pageOfMatches(
  options: MatchOptions,
  { found, hits }: { readonly found: RawBuilder<unknown>; readonly hits?: RawBuilder<unknown> | undefined },
  range: PageRange,
): RawBuilder<unknown> {
  if (hits === undefined) return pageByScore({ found, ctes: queriesOf(options) }, range);
  const columns = [sql`(SELECT ${TIER_MATCHES} FROM hits) AS tier_matches`];
  return pageByScore({ found, ctes: sql`${queriesOf(options)}, ${hits}`, columns }, range);
}

/** Maximum number of items to read in the order of their dates. If a page needs more, the search index finds its matches. */
const MAX_WALK = 60_000;

/** The newest of at least 5,000 matches. */
async function selectNewest(db: Db, options: MatchOptions, range: CommonRange): Promise<PageOfItems['items']> {
  const items = await selectAmongNewest(db, options, range);
  if (items !== undefined) return items;
  const all = TIERS.map((tier) => sql`(${matchesInTier(options, tier, Number.MAX_SAFE_INTEGER)})`);
  return readPage(db, pageOfMatches(options, { found: sql.join(all, sql` UNION ALL `) }, withinList(range)));
}

/** The same page, found by reading items from the newest on. Undefined if there are too few matches among them. */
async function selectAmongNewest(
  db: Db,
  options: MatchOptions,
  { tierMatches, ...page }: CommonRange,
): Promise<PageOfItems['items'] | undefined> {
  const range = withinList(page);
  // As common among the newest items as among the hottest.
  const share = Math.min(1, (tierMatches[0] ?? 0) / (HOT_TIER_SIZES[0] ?? 1));
  const walk = Math.ceil((1.5 * (range.offset + range.limit)) / share);
  if (walk > MAX_WALK) return undefined;
  const items = await readPage(db, pageOfMatches(options, { found: matchesAmongNewest(options, walk) }, range));
  return items.length === range.limit ? items : undefined;
}

/** The part of a range that is in a list of 5,000. */
function withinList({ offset, limit }: PageRange): PageRange {
  return { offset, limit: Math.max(0, Math.min(limit, MAX_ITEMS - offset)) };
}

function matchesAmongNewest(options: MatchOptions, walk: number): RawBuilder<unknown> {
  const hasTranslation =
    options.translated === undefined
      ? sql`false`
      : sql`EXISTS (SELECT FROM translations WHERE translations.item_id = newest.item_id AND ${matching(options, 'translations')})`;
  return sql`
    SELECT item_id, created AS score
    FROM (SELECT * FROM item_texts ORDER BY created DESC, item_id LIMIT ${walk}) AS newest
    WHERE (${matching(options, 'item_texts')}) OR ${hasTranslation}`;
}
