import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { hotOf, popularItems } from './popular-items.ts';
import { type PageOfItems, type PageRange, selectPage } from './select-page.ts';

/** Maximum number of tags of other items that are compared. */
const MAX_TAGGED = 1000;

/** Number of most popular items, which are compared too. */
const POPULAR = 300;

/**
 * Items that share tags with an item; rare tags weigh more (library/catalogue/tag-weights.ts).
 *
 * The items with its rarest tags are compared first, since they are the most similar ones. If its tags have more items
 * than the maximum, an item that only shares common tags is found only if it is popular.
 */
export function relatedGifs(db: Db, id: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  // The nested loop keeps the order of the tags.
  const tagged = sql`
    SELECT theirs.item_id FROM (SELECT tag FROM ours ORDER BY weight DESC, tag) AS rarest CROSS JOIN LATERAL (
      SELECT item_id FROM item_tags WHERE tag = rarest.tag AND ${listed(options, 'item_tags')} LIMIT ${sql.lit(MAX_TAGGED)}
    ) AS theirs LIMIT ${sql.lit(MAX_TAGGED)}`;
  const popular = popularItems(options, { limit: POPULAR });
  return selectPage(
    db,
    sql`
      WITH ours AS MATERIALIZED (SELECT tag, weight FROM item_tags WHERE item_id = ${id}),
      candidates AS MATERIALIZED ((${tagged}) UNION SELECT item_id FROM (${popular}) AS popular)
      SELECT item_id, score, hot FROM (
        SELECT item_id, sum(ours.weight * theirs.weight) AS score
        FROM candidates JOIN item_tags AS theirs USING (item_id) JOIN ours USING (tag)
        WHERE item_id <> ${id} GROUP BY item_id OFFSET 0
      ) AS scored CROSS JOIN LATERAL (${hotOf('scored')}) AS scores`,
    options,
  );
}
