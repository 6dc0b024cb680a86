import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { findAccount } from './account-store.ts';

/** How often an item was reported as seen. */
export async function viewsOfItem(db: Db, itemId: string): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    SELECT coalesce(sum(seen), 0)::integer AS views FROM pingback_item_slices WHERE item_id = ${itemId}`.execute(db);
  return rows[0]?.views ?? 0;
}

/** How often each of the items was reported as seen. */
export async function viewsOfItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; views: number }>`
    SELECT item_id AS id, sum(seen)::integer AS views FROM pingback_item_slices
    WHERE item_id = ANY(${ids}) GROUP BY item_id`.execute(db);
  return new Map(rows.map(({ id, views }) => [id, views]));
}

/**
 * How often the items of a user's channels were reported as seen: of an account, by id or name, or of the creator
 * that a channel is. Undefined when there is neither.
 */
export async function viewsOfUser(db: Db, name: string): Promise<number | undefined> {
  const account = await findAccount(db, name);
  const owned = account === undefined ? sql`channels.slug = ${name}` : sql`channels.owner = ${account.id}`;
  const { rows } = await sql<{ channels: number; views: number }>`
    SELECT (SELECT count(*)::integer FROM channels WHERE ${owned}) AS channels, (
      SELECT coalesce(sum(seen), 0)::integer FROM pingback_item_slices JOIN items ON items.id = item_id
      JOIN channels ON channels.slug = items.channel WHERE ${owned}
    ) AS views`.execute(db);
  const [row] = rows;
  return account === undefined && row?.channels === 0 ? undefined : row?.views;
}
