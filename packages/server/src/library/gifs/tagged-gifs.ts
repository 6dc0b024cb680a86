import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type PopularMatches, popularMatches } from './popular-items.ts';
import { type PageOfItems, type PageRange, selectPage } from './select-page.ts';

/** The items with a tag, most popular first. */
export async function taggedGifs(db: Db, tag: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  const { items, total } = await firstTagged(db, tag, { ...options, end: options.offset + options.limit });
  const hits = sql`SELECT item_id, 0 AS score, hot FROM (${items}) AS tagged`;
  return selectPage(db, hits, { ...options, total: sql<number>`${total}::integer` });
}

/** The first items with a tag, most popular first. */
export function firstTagged(
  db: Db,
  tag: string,
  { kind, rating, end }: ListFilter & { readonly end: number },
): Promise<PopularMatches> {
  return popularMatches(db, {
    kind,
    rating,
    end,
    matches: sql`SELECT item_id FROM item_tags WHERE tag = ${tag} AND ${listed({ kind, rating }, 'item_tags')}`,
    isMatch: sql`(SELECT true FROM item_tags WHERE item_tags.item_id = scored.item_id AND tag = ${tag})`,
  });
}
