import type { ModerationStatus } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export interface TakenDownRow {
  readonly id: string;
  readonly reason: string;
  readonly note: string | null;
  /** Username. */
  readonly moderator: string;
  readonly mailed: boolean;
  readonly taken_down_at: Date;
  /** Apart from the takedown. */
  readonly moderation: ModerationStatus;
  readonly is_blocked: boolean;
}

/** The items and animated texts that are taken down, newest takedown first. */
export async function listTakedowns(
  db: Db,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<readonly TakenDownRow[]> {
  const further =
    after === undefined
      ? sql`taken_down_at IS NOT NULL`
      : sql`(taken_down_at, id) < (${after.at}::timestamptz, ${after.id}::text)`;
  // The time of an animated text is that of the action, since it has no item.
  const { rows } = await sql<TakenDownRow>`
    WITH taken AS (
      SELECT takedowns.item_id AS id, takedowns.reason, note, moderator, mailed,
        COALESCE(items.taken_down_at, (
          SELECT max(at) FROM moderation_action_items JOIN moderation_actions ON seq = moderation_action_items.action
          WHERE moderation_action_items.item_id = takedowns.item_id AND moderation_actions.action = 'taken-down'
        )) AS taken_down_at,
        COALESCE(moderation, 'approved') AS moderation,
        EXISTS (
          SELECT FROM blocked_pictures WHERE blocked_pictures.item_id = takedowns.item_id AND is_blocked
        ) AS is_blocked
      FROM takedowns LEFT JOIN items ON items.id = takedowns.item_id
    )
    SELECT * FROM taken WHERE ${further} ORDER BY taken_down_at DESC, id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
