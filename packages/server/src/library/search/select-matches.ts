import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db } from '../../database/schema.ts';
import { FIRST_COLD_TIER, HOT_TIER_SIZES, TIERS } from '../../database/search-index.ts';
import { popularItems } from '../gifs/popular-items.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, pageByScore, readPage } from '../gifs/select-page.ts';
import type { TierMatches } from './common-searches.ts';
import {
  firstHits,
  firstMatches,
  type MatchOptions,
  matchesInTier,
  matching,
  queriesOf,
  TIERED_SCORE,
} from './first-matches.ts';

/** A page of matches. */
export interface PageOfMatches extends PageOfItems {
  /** May be empty with fewer than 5,000 matches. */
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
  // Many items have a common word in the same place, and so the same score.
  const popular = offset + limit <= POPULAR ? popularItems(options, { limit: sql.lit(POPULAR) }) : undefined;
  const page = pageByScore({ found, ctes: queriesOf(options), popular }, { offset, limit });
  const items = await readPage(db, page);
  return items.length === limit ? { items, total: MAX_ITEMS } : undefined;
}

/** Number of most popular items, among which those of the first pages are looked for. */
const POPULAR = 100;

/** The hottest tiers that have this number of matches. Undefined if the cold ones have some of them. */
function tiersWith(matches: number, tierMatches: TierMatches): readonly number[] | undefined {
  let sum = 0;
  for (const tier of TIERS.slice(0, FIRST_COLD_TIER)) {
    sum += tierMatches[tier] ?? 0;
    if (sum >= matches) return TIERS.slice(0, tier + 1);
  }
  return undefined;
}

/** Aggregates the tiers of matches. */
const TIER_MATCHES = sql`ARRAY[${sql.join(TIERS.map((tier) => sql`count(*) FILTER (WHERE tier = ${sql.lit(tier)})`))}]::integer[]`;

/** A page of the first 5,000 matches. */
async function selectFirstMatches(db: Db, options: MatchOptions, range: PageRange): Promise<PageOfMatches> {
  const { ctes, isCommon } = firstHits(options, withinList(range));
  const counts = sql`
    counts AS MATERIALIZED (
      SELECT CASE WHEN ${isCommon} THEN ${sql.lit(MAX_ITEMS)} ELSE count(*)::integer END AS total FROM hits
    )`;
  const isComplete = sql`(SELECT total < ${sql.lit(MAX_ITEMS)} FROM counts)`;
  const score =
    options.sort === 'recent' ? sql`score` : sql`CASE WHEN ${isComplete} THEN score ELSE ${TIERED_SCORE} END`;
  const page = pageByScore(
    {
      found: sql`SELECT item_id, ${score} AS score FROM hits`,
      ctes: sql`${queriesOf(options)}, ${ctes}, ${counts}`,
      columns: [
        sql`(SELECT total FROM counts) AS total`,
        sql`CASE WHEN ${isComplete} THEN '{}' ELSE (SELECT ${TIER_MATCHES} FROM hits) END AS tier_matches`,
      ],
    },
    withinList(range),
  );
  const items = await readPage<{ total: number; tierMatches: number[] }>(
    db,
    page,
    sql`page.total, page.tier_matches AS "tierMatches",`,
  );
  const [first] = items;
  if (first !== undefined) return { items, total: first.total, tierMatches: first.tierMatches };
  // A page beyond the last has no row with the counts.
  const tierMatches = range.offset === 0 ? [] : await countByTier(db, options);
  return { items, total: tierMatches.reduce((sum, matches) => sum + matches, 0), tierMatches };
}

/** The matches of each tier, up to 5,000 together. */
async function countByTier(db: Db, options: MatchOptions): Promise<TierMatches> {
  const { rows } = await sql<{ tierMatches: number[] }>`
    ${PREPARED} WITH ${queriesOf(options)}
    SELECT ${TIER_MATCHES} AS "tierMatches" FROM (${firstMatches(options)}) AS hits`.execute(db);
  return rows[0]?.tierMatches ?? [];
}

/** Maximum number of items to read in the order of their dates. If a page needs more, the search index finds its matches. */
const MAX_WALK = 60_000;

/** The newest of at least 5,000 matches. */
async function selectNewest(db: Db, options: MatchOptions, range: CommonRange): Promise<PageOfItems['items']> {
  const items = await selectAmongNewest(db, options, range);
  if (items !== undefined) return items;
  const all = TIERS.map((tier) => sql`(${matchesInTier(options, tier, Number.MAX_SAFE_INTEGER)})`);
  return readPage(db, pageOfMatches(options, sql.join(all, sql` UNION ALL `), withinList(range)));
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
  const items = await readPage(db, pageOfMatches(options, matchesAmongNewest(options, walk), range));
  return items.length === range.limit ? items : undefined;
}

function pageOfMatches(options: MatchOptions, found: RawBuilder<unknown>, range: PageRange): RawBuilder<unknown> {
  return pageByScore({ found, ctes: queriesOf(options) }, range);
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
