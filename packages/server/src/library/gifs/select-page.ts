import type { CatalogueChannel } from '@zoetrope/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { itemData, trendingSince } from './item-data.ts';

/** An item with its creator, or null if it has none. */
export interface ItemWithChannel {
  readonly item: StoredItem;
  readonly channel: CatalogueChannel | null;
  /** When it was moved to the front of trending, in seconds since 1970; null if it is not there. Default: null. */
  readonly trendingSince?: number | null | undefined;
}

export interface PageOfItems {
  readonly items: readonly ItemWithChannel[];
  readonly total: number;
}

export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

export interface SelectPageOptions extends PageRange {
  /** SQL for the number of hits, if it is known without computing them. Default: they are counted. */
  readonly total?: RawBuilder<number> | undefined;
}

/** Length of the longest list, as in GIPHY's API. Further items are not listed. */
export const MAX_ITEMS = 5000;

/**
 * One page of `hits`, a query of (item_id, score, hot): by score, popularity and id, so that pages never overlap. The
 * hits are computed once for the page and the total. Only the items of the page are read.
 */
export async function selectPage(
  db: Db,
  hits: RawBuilder<unknown>,
  { offset, limit, total = sql`count(*) OVER ()` }: SelectPageOptions,
): Promise<PageOfItems> {
  const page = sql`
    SELECT item_id, score, hot, ${total} AS total FROM (${hits}) AS hits
    ORDER BY score DESC, hot DESC, item_id LIMIT ${Math.max(0, Math.min(limit, MAX_ITEMS - offset))} OFFSET ${offset}`;
  const rows = await readPage<{ total: number }>(db, page, sql`page.total::integer,`);
  const [first] = rows;
  if (first !== undefined) return { items: rows, total: Math.min(first.total, MAX_ITEMS) };
  return { items: [], total: offset === 0 ? 0 : await count(db, hits) };
}

interface ScoredHits {
  /** SQL for (item_id, score). */
  readonly found: RawBuilder<unknown>;
  /** SQL of common table expressions, for `found`. */
  readonly ctes: RawBuilder<unknown>;
  /** Further columns of the page, which may use `found` and `ctes`. Default: none. */
  readonly columns?: readonly RawBuilder<unknown>[] | undefined;
  /**
   * SQL for the `item_id` of the most popular items of the list, by popularity and id. To be set if many hits may have
   * the same score. Default: none.
   */
  readonly popular?: RawBuilder<unknown> | undefined;
}

/** Popularity is read for up to this many items with the same score; with more, the most popular ones are looked for. */
const MANY_TIES = 100;

/**
 * SQL for a page of hits, as (item_id, score, hot): by score, popularity and id. Popularity is only read for items with
 * a score of the page, because reading it takes longer than ranking. If many items have the lowest of these scores, and
 * `popular` has enough of them, the others come later and are not read.
 */
export function pageByScore(
  { found, ctes, columns = [], popular }: ScoredHits,
  { offset, limit }: PageRange,
): RawBuilder<unknown> {
  const before = offset === 0 ? sql`0` : sql`(SELECT count(*) FROM edges JOIN found ON score > highest)`;
  return sql`
    WITH ${ctes}, found AS MATERIALIZED (${found}), edges AS MATERIALIZED (
      SELECT min(score) AS lowest, max(score) AS highest
      FROM (SELECT score FROM found ORDER BY score DESC LIMIT ${limit} OFFSET ${offset}) AS scores
    )${popular === undefined ? sql`` : sql`, ${popularTies(popular, offset + limit)}`}
    SELECT ${sql.join([sql`found.item_id, score, hot`, ...columns])}
    FROM edges JOIN found ON score BETWEEN lowest AND highest JOIN item_scores ON item_scores.item_id = found.item_id
    WHERE ${popular === undefined ? sql`true` : sql`NOT (SELECT are_enough FROM popular_ties) OR score > lowest OR ${IS_POPULAR}`}
    ORDER BY score DESC, hot DESC, item_id
    LIMIT ${limit} OFFSET ${offset}::bigint - ${before}`;
}

const IS_POPULAR = sql`found.item_id IN (SELECT item_id FROM popular)`;

/**
 * SQL of common table expressions: whether there are many hits with the lowest score of the page, and at least `end` of
 * them are popular. `FILTER` keeps the lookup in a hash table; as a join, it would compare all pairs.
 */
function popularTies(popular: RawBuilder<unknown>, end: number): RawBuilder<unknown> {
  const ties = sql`edges JOIN found ON score = lowest`;
  return sql`popular AS MATERIALIZED (${popular}), popular_ties AS MATERIALIZED (
    SELECT CASE WHEN EXISTS (SELECT FROM ${ties} OFFSET ${sql.lit(MANY_TIES)})
      THEN (SELECT count(*) FILTER (WHERE ${IS_POPULAR}) FROM ${ties}) >= ${end}
      ELSE false END AS are_enough
  )`;
}

/**
 * The items of a page, which is a query of (item_id, score, hot), in this order. `columns` are further columns to
 * return.
 */
export async function readPage<Columns extends object>(
  db: Db,
  page: RawBuilder<unknown>,
  columns: RawBuilder<unknown> = sql``,
): Promise<(ItemWithChannel & Columns)[]> {
  const { rows } = await sql<ItemWithChannel & Columns>`
    ${PREPARED} SELECT ${columns} ${itemData()} AS item, channels.data AS channel,
      ${trendingSince()} AS "trendingSince"
    FROM (${page}) AS page
    JOIN items ON items.id = page.item_id
    LEFT JOIN channels ON channels.slug = items.channel
    ORDER BY page.score DESC, page.hot DESC, page.item_id`.execute(db);
  return rows;
}

/** A page beyond the last has no row with the total. */
async function count(db: Db, hits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::integer AS total FROM (SELECT FROM (${hits}) AS hits LIMIT ${sql.lit(MAX_ITEMS)}) AS first`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
