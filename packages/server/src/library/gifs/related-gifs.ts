import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type ListFilter, listed } from './list-filter.ts';
import { popularItems } from './popular-items.ts';
import { type PageOfItems, type PageRange, pageByScore, readPage } from './select-page.ts';

/**
 * Maximum number of tagged items that are compared. The tags of each are looked up in an index, which reads four of its
 * pages: with the popular items, that is most of the time of the statement in a library of a million items.
 */
const MAX_TAGGED = 500;

/**
 * Number of most popular items, which are compared too: a list of items with common tags only should begin with popular
 * ones, and a page of 25 needs some that share a tag.
 */
const POPULAR = 200;

/**
 * Items that share tags with an item; rare tags weigh more (library/catalogue/tag-weights.ts).
 *
 * The items with its rarest tags are compared first, since they are the most similar ones. If its tags have more items
 * than the maximum, an item that only shares common tags is found only if it is popular.
 */
export async function relatedGifs(db: Db, id: string, options: ListFilter & PageRange): Promise<PageOfItems> {
  const { offset, limit } = options;
  // The nested loop keeps the order of the tags.
  const tagged = sql`
    SELECT theirs.item_id FROM (SELECT tag FROM ours ORDER BY weight DESC, tag) AS rarest CROSS JOIN LATERAL (
      SELECT item_id FROM item_tags WHERE tag = rarest.tag AND ${listed(options, 'item_tags')} LIMIT ${sql.lit(MAX_TAGGED)}
    ) AS theirs LIMIT ${sql.lit(MAX_TAGGED)}`;
  const popular = popularItems(options, { limit: POPULAR });
  const ctes = sql`
    ours AS MATERIALIZED (SELECT tag, weight FROM item_tags WHERE item_id = ${id}),
    candidates AS MATERIALIZED ((${tagged}) UNION SELECT item_id FROM (${popular}) AS popular)`;
  // `OFFSET 0` keeps it a lookup of the tags of each candidate: otherwise Postgres may read all items with our tags.
  const found = sql`
    SELECT item_id, score FROM candidates CROSS JOIN LATERAL (
      SELECT sum(ours.weight * theirs.weight) AS score FROM item_tags AS theirs JOIN ours USING (tag)
      WHERE theirs.item_id = candidates.item_id OFFSET 0
    ) AS similarity WHERE item_id <> ${id} AND score IS NOT NULL`;
  const page = (range: PageRange) => {
    const columns = [sql`(SELECT count(*) FROM found) AS total`];
    return readPage<{ total: number }>(db, pageByScore({ ctes, found, columns }, range), sql`page.total::integer,`);
  };
  const items = await page({ offset, limit });
  if (items[0] !== undefined || offset === 0) return { items, total: items[0]?.total ?? 0 };
  // A page beyond the last has no row with the total.
  const [first] = await page({ offset: 0, limit: 1 });
  return { items, total: first?.total ?? 0 };
}
