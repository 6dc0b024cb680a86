import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { findUserChannels } from './user-channels.ts';

/** Views per item id: recent views by widgets, earlier ones, and those reported by pages. */
const VIEWS = sql`(
  SELECT item_id, seen AS views FROM pingback_item_buckets UNION ALL SELECT item_id, views FROM item_views
  UNION ALL SELECT item_id, count FROM gif_actions WHERE action = 'view'
) AS views`;

/** Number of views of an item. */
export async function viewsOfItem(db: Db, itemId: string): Promise<number> {
  return (await viewsOfItems(db, [itemId])).get(itemId) ?? 0;
}

/** Number of views of each item. */
export async function viewsOfItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; views: number }>`
    SELECT item_id AS id, sum(views)::float8 AS views FROM ${VIEWS} WHERE item_id = ANY(${ids}) GROUP BY item_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, views }) => [id, views]));
}

/** Number of views of the items in a user's channels. Undefined if there is no such user. */
export async function viewsOfUser(db: Db, name: string): Promise<number | undefined> {
  const channels = await findUserChannels(db, name);
  if (channels === undefined) return undefined;
  const { rows } = await sql<{ views: number }>`
    SELECT COALESCE(sum(views), 0)::float8 AS views FROM ${VIEWS}
    JOIN items ON items.id = item_id JOIN channels ON channels.slug = items.channel WHERE ${channels.condition}`.execute(
    db,
  );
  return rows[0]?.views ?? 0;
}
