import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { type PageOfItems, type PageRange, selectPage } from './select-page.ts';

/** Items that share tags with an item; rare tags weigh more (library/catalogue/tag-weights.ts). */
export function relatedGifs(db: Db, id: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  return selectPage(
    db,
    sql`
      SELECT theirs.item_id, sum(ours.weight * theirs.weight) AS score, item_scores.hot
      FROM item_tags AS ours JOIN item_tags AS theirs USING (tag) JOIN item_scores ON item_scores.item_id = theirs.item_id
      WHERE ours.item_id = ${id} AND theirs.item_id <> ${id} AND ${listed(options)}
      GROUP BY theirs.item_id, item_scores.hot`,
    options,
  );
}
