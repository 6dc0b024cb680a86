import { RATINGS } from '@zoetrope/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { ENGLISH } from '../search/language-of.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { popularItems } from './popular-items.ts';
import { MAX_ITEMS, type PageOfItems, type PageRange, selectPage } from './select-page.ts';

/** The items with a tag, most popular first. */
export async function taggedGifs(db: Db, tag: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  const { items, total } = await firstTagged(db, tag, { ...options, end: options.offset + options.limit });
  const hits = sql`SELECT item_id, 0 AS score, hot FROM (${items}) AS tagged`;
  return selectPage(db, hits, { ...options, total: sql<number>`${total}::integer` });
}

export interface FirstTagged {
  /** SQL for (item_id, hot) of at least the first `end` items. */
  readonly items: RawBuilder<unknown>;
  /** Number of all items, at most `MAX_ITEMS`. */
  readonly total: number;
}

/** The first items with a tag, most popular first. */
export async function firstTagged(
  db: Db,
  tag: string,
  { end, ...filter }: ListFilter & { readonly end: number },
): Promise<FirstTagged> {
  const sizes = await readSizes(db, tag, filter);
  const limit = Math.min(end, MAX_ITEMS);
  if (isRare(sizes, limit)) {
    const items = sql`
      SELECT item_id, hot FROM item_tags JOIN item_scores USING (item_id)
      WHERE item_tags.tag = ${tag} AND ${listed(filter, 'item_tags')}`;
    return { items, total: sizes.total };
  }
  // A subquery, because each item is to be looked up: few are read.
  const where = sql`(SELECT true FROM item_tags WHERE item_tags.item_id = scored.item_id AND item_tags.tag = ${tag})`;
  return { items: popularItems(filter, { limit, where }), total: sizes.total };
}

interface Sizes {
  /** Items of the list with the tag, at most `MAX_ITEMS`. */
  readonly total: number;
  /** Items of all lists with the tag. */
  readonly tagged: number;
  /** Items of the list. */
  readonly listed: number;
}

async function readSizes(db: Db, tag: string, filter: ListFilter): Promise<Sizes> {
  const { rows } = await sql<Sizes>`
    SELECT
      (SELECT count(*) FROM (
        SELECT FROM item_tags WHERE tag = ${tag} AND ${listed(filter, 'item_tags')} LIMIT ${sql.lit(MAX_ITEMS)}
      ) AS first)::integer AS total,
      COALESCE((SELECT items FROM tags WHERE language = ${ENGLISH} AND tag = ${tag}), 0) AS tagged,
      COALESCE((SELECT sum(items) FROM list_sizes
        WHERE kind = ${filter.kind} AND rating <= ${RATINGS.indexOf(filter.rating)}), 0)::float8 AS listed`.execute(db);
  return rows[0] ?? { total: 0, tagged: 0, listed: 0 };
}

/**
 * Whether all items with the tag are fewer than those in which the first `limit` of them are found, beginning with the
 * most popular item of the list.
 */
function isRare({ total, tagged, listed }: Sizes, limit: number): boolean {
  return total < MAX_ITEMS || tagged * tagged < limit * listed;
}
