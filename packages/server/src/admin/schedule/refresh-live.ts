import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Moves items to the front of trending from the start of their latest live entry; items without one move back. */
export async function refreshLive(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    UPDATE item_scores SET live_at = COALESCE((
      SELECT max(extract(epoch FROM starts_at)) FROM schedule
      WHERE schedule.item_id = item_scores.item_id AND went_live_at IS NOT NULL), 0)
    WHERE item_id = ANY(${[...new Set(ids)]})`.execute(tx);
}
