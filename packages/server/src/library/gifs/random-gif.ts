import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { findTag } from '../search/find-tag.ts';
import { type ListFilter, ratingsOf } from './list-filter.ts';
import { type ItemWithChannel, selectPage } from './select-page.ts';

/** Number of neighbors in the random order from which one is chosen. */
const NEIGHBORS = 100;

/**
 * A random item; with a tag, one of those that have it.
 *
 * Each item has a random key. This reads the next 100 keys after a random one, beginning again after the last, and
 * chooses one of them. In a list of up to 100 items, all have the same probability. In a longer one, an item is less
 * probable the closer together the 100 keys before it are: the relative standard deviation is about 10 %.
 */
export async function randomGif(
  db: Db,
  { kind, rating }: ListFilter,
  tag?: string | undefined,
): Promise<ItemWithChannel | undefined> {
  const table = sql.table(tag === undefined ? 'item_texts' : 'item_tags');
  const hasTag = tag === undefined ? sql`true` : sql`tag = ${await findTag(db, tag)}`;
  const start = Math.random();
  // One index scan per rating, for the keys from the start on and for those before it.
  const scans = ratingsOf(rating).flatMap((itemRating) =>
    [sql`>=`, sql`<`].map(
      (comparison) => sql`(
        SELECT item_id, random_key FROM ${table}
        WHERE ${hasTag} AND kind = ${kind} AND rating = ${sql.lit(itemRating)} AND random_key ${comparison} ${start}
        ORDER BY random_key LIMIT ${sql.lit(NEIGHBORS)})`,
    ),
  );
  const neighbors = sql`
    SELECT item_id FROM (${sql.join(scans, sql` UNION ALL `)}) AS scanned
    ORDER BY random_key < ${start}, random_key LIMIT ${sql.lit(NEIGHBORS)}`;
  const { items } = await selectPage(
    db,
    sql`SELECT item_id, 0 AS score, 0 AS hot FROM (${neighbors}) AS neighbors ORDER BY random() LIMIT 1`,
    { offset: 0, limit: 1 },
  );
  return items[0];
}
