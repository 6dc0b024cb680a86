import type { ModerationReason } from '@zoetrope/model/management';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Cursor } from '../../http/cursor.ts';

export interface QueueQuery {
  readonly status: 'pending' | 'rejected';
  /** Id of an account. Default: the uploads of all. */
  readonly uploader?: string | undefined;
  readonly after?: Cursor | undefined;
  readonly limit: number;
}

export interface QueueRow {
  readonly id: string;
  readonly moderation: 'pending' | 'rejected';
  readonly reason: ModerationReason | null;
  readonly message: string | null;
  readonly since: Date;
  /** Null for catalogue items and imports, and if the account was deleted. */
  readonly uploader: { readonly id: string; readonly username: string } | null;
}

/** A condition on `items` for those that wait for approval, or were rejected. The index `items_queue` has them. */
export function isQueued(status: QueueQuery['status']): RawBuilder<boolean> {
  return sql`(moderation = ${sql.lit(status)} AND NOT deleted AND taken_down_at IS NULL)`;
}

/** The items that wait for approval, or were rejected: the oldest first, so that none waits forever. */
export async function readQueue(db: Db, { status, uploader, after, limit }: QueueQuery): Promise<readonly QueueRow[]> {
  const conditions = [
    isQueued(status),
    ...(uploader === undefined ? [] : [sql`added_by = ${uploader}`]),
    ...(after === undefined ? [] : [sql`(moderated_at, items.id) > (${after.at}::timestamptz, ${after.id}::text)`]),
  ];
  const { rows } = await sql<QueueRow>`
    SELECT items.id, moderation, moderation_reason AS reason, moderation_message AS message, moderated_at AS since,
      CASE WHEN accounts.id IS NOT NULL THEN jsonb_build_object('id', accounts.id, 'username', username) END AS uploader
    FROM items LEFT JOIN accounts ON accounts.id = added_by
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY moderated_at, items.id LIMIT ${limit}`.execute(db);
  return rows;
}
