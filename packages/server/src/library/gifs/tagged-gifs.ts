import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from './select-page.ts';

/** The items with a tag, most popular first. */
export function taggedGifs(db: Db, tag: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  return selectPage(
    db,
    sql`SELECT item_id, 0 AS score, hot FROM item_tags JOIN item_scores USING (item_id) WHERE tag = ${tag} AND ${listed(options)}`,
    options,
  );
}

/** The most popular item of each tag. */
export async function topGifOfTags(
  db: Db,
  tags: readonly string[],
  filter: ListFilter,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tag: string; id: string }>`
    SELECT DISTINCT ON (tag) tag, item_id AS id FROM item_tags JOIN item_scores USING (item_id)
    WHERE tag = ANY(${tags}) AND ${listed(filter)}
    ORDER BY tag, hot DESC, item_id`.execute(db);
  return new Map(rows.map(({ tag, id }) => [tag, id]));
}
