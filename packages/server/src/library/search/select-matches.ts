import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { COLDEST_TIER, listName, TIER_SIZES, TIERS } from '../../database/search-index.ts';
import type { ListFilter } from '../gifs/list-filter.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, readPage } from '../gifs/select-page.ts';
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

/**
 * A page of the matching items: by score or date, then by popularity and id.
 *
 * Reads the tiers of the search index, hottest first, until it has 5,000 matches. With fewer in all tiers, every match
 * is ranked. Otherwise the matches of the hottest tier come first, then those of the next.
 */
export function selectMatches(db: Db, options: MatchOptions, range: PageRange): Promise<PageOfItems> {
  return options.sort === 'recent' ? selectRecent(db, options, range) : selectRelevant(db, options, range);
}

async function selectRelevant(db: Db, options: MatchOptions, { offset, limit }: PageRange): Promise<PageOfItems> {
  const found = sql`
    SELECT item_id, CASE WHEN (SELECT count(*) FROM hits) < ${sql.lit(MAX_ITEMS)} THEN score
      ELSE score - ${sql.lit(MAX_SCORE)} * tier END AS score
    FROM hits`;
  const hits = sql`hits AS MATERIALIZED (${firstMatches(options)})`;
  const range = { offset, limit: Math.max(0, Math.min(limit, MAX_ITEMS - offset)) };
  const page = pageOfMatches(options, { hits, found }, range);
  const items = await readPage<{ total: number }>(db, page, sql`page.total::integer,`);
  const [first] = items;
  if (first !== undefined) return { items, total: first.total };
  // A page beyond the last has no row with the total.
  return { items: [], total: offset === 0 ? 0 : sumOf(await countByTier(db, options)) };
}

async function selectRecent(db: Db, options: MatchOptions, { offset, limit }: PageRange): Promise<PageOfItems> {
  const tiers = await countByTier(db, options);
  const total = sumOf(tiers);
  if (offset >= total) return { items: [], total };
  const range = { offset, limit: Math.min(limit, total - offset) };
  if (total === MAX_ITEMS) return { items: await newestMatches(db, options, tiers, range), total };
  return { items: await readPage(db, pageOfMatches(options, { found: firstMatches(options) }, range)), total };
}

interface TierMatches {
  readonly tier: number;
  readonly matches: number;
}

function sumOf(tiers: readonly TierMatches[]): number {
  return tiers.reduce((sum, { matches }) => sum + matches, 0);
}

/** The matches of each tier, up to 5,000 together. Tiers without matches are missing. */
async function countByTier(db: Db, options: MatchOptions): Promise<TierMatches[]> {
  const { rows } = await sql<TierMatches>`
    ${PREPARED} WITH ${queriesOf(options)}
    SELECT tier, count(*)::integer AS matches FROM (${firstMatches(options)}) AS matches GROUP BY tier
    ORDER BY tier`.execute(db);
  return rows;
}

/** The first 5,000 matches, hottest tiers first, as (item_id, score, tier). */
function firstMatches(options: MatchOptions): RawBuilder<unknown> {
  const tiers = TIERS.map(
    (tier) =>
      sql`(SELECT item_id, score, ${sql.lit(tier)} AS tier FROM (${matchesInTier(options, tier, MAX_ITEMS)}) AS matches)`,
  );
  // The limit ends the statement before it reads the colder tiers.
  return sql`SELECT * FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers LIMIT ${sql.lit(MAX_ITEMS)}`;
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
  const query = sql.ref(tier === COLDEST_TIER ? `cold_${name}` : name);
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

/**
 * The page of `found`, as (item_id, score, hot, total). Popularity is only read for items with a score of the page, because
 * reading it takes longer than ranking.
 */
function pageOfMatches(
  options: MatchOptions,
  { found, hits }: { readonly found: RawBuilder<unknown>; readonly hits?: RawBuilder<unknown> | undefined },
  { offset, limit }: PageRange,
): RawBuilder<unknown> {
  const ctes = hits === undefined ? queriesOf(options) : sql`${queriesOf(options)}, ${hits}`;
  return sql`
    WITH ${ctes}, found AS MATERIALIZED (${found}), edges AS MATERIALIZED (
      SELECT min(score) AS lowest, max(score) AS highest
      FROM (SELECT score FROM found ORDER BY score DESC LIMIT ${limit} OFFSET ${offset}) AS scores
    )
    SELECT found.item_id, score, hot, (SELECT count(*) FROM found) AS total
    FROM edges JOIN found ON score BETWEEN lowest AND highest JOIN item_scores ON item_scores.item_id = found.item_id
    ORDER BY score DESC, hot DESC, item_id
    LIMIT ${limit} OFFSET ${offset}::bigint - (SELECT count(*) FROM edges JOIN found ON score > highest)`;
}

/** Maximum number of items to read in the order of their dates. If a page needs more, the search index finds its matches. */
const MAX_WALK = 60_000;

/** The newest of more than 5,000 matches. */
async function newestMatches(
  db: Db,
  options: MatchOptions,
  [hottest]: readonly TierMatches[],
  range: PageRange,
): Promise<PageOfItems['items']> {
  // As common among the newest items as among the hottest.
  const share = hottest?.tier === 0 ? Math.min(1, hottest.matches / (TIER_SIZES[0] ?? 1)) : 0;
  const walk = Math.ceil((1.5 * (range.offset + range.limit)) / share);
  if (walk <= MAX_WALK) {
    const items = await readPage(db, pageOfMatches(options, { found: matchesAmongNewest(options, walk) }, range));
    if (items.length === range.limit) return items;
  }
  const all = TIERS.map((tier) => sql`(${matchesInTier(options, tier, Number.MAX_SAFE_INTEGER)})`);
  return readPage(db, pageOfMatches(options, { found: sql.join(all, sql` UNION ALL `) }, range));
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
