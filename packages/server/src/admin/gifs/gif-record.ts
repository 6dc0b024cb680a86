import type { ModerationReason, ModerationStatus } from '@zoetrope/model/management';
import { sql } from 'kysely';
import { requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db, StoredItem } from '../../database/schema.ts';
import { itemData } from '../../library/gifs/item-data.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { ownersOf } from '../channels/channel-record.ts';

/** An item, possibly removed, with everything stored about it. */
export interface GifRecord {
  readonly item: StoredItem;
  readonly channel: string | null;
  readonly removed: boolean;
  readonly moderation: ModerationStatus;
  /** Why a moderator rejected it, or decided otherwise. */
  readonly moderation_reason: ModerationReason | null;
  /** Of the moderator, for the uploader. */
  readonly moderation_message: string | null;
  readonly added_by: string | null;
  readonly taken_down_at: Date | null;
  /** Of the takedown. */
  readonly reason: string | null;
  /** Slugs of all channels that contain it. */
  readonly channels: readonly string[];
  /** The owners of its channel and of the parents of that channel, nearest first. */
  readonly owners: readonly string[];
}

/** In the order of the ids, without unknown ones. */
export async function findRecords(db: Db, ids: readonly string[]): Promise<GifRecord[]> {
  const { rows } = await sql<GifRecord>`
    SELECT ${itemData()} AS item, items.channel, removed, moderation, moderation_reason,
      moderation_message, added_by, taken_down_at, takedowns.reason,
      COALESCE(item_texts.channels, '{}') AS channels, ARRAY(${ownersOf(sql`items.channel`)}) AS owners
    FROM items LEFT JOIN takedowns ON takedowns.item_id = items.id LEFT JOIN item_texts ON item_texts.item_id = items.id
    WHERE items.id = ANY(${ids})`.execute(db);
  const records = new Map(rows.map((row) => [row.item.id, row]));
  return [...new Set(ids)].flatMap((id) => records.get(id) ?? []);
}

/** Like `findRecords`. Throws 403 if the caller may not manage one of them. */
export async function findOwnedRecords(db: Db, caller: Caller, ids: readonly string[]): Promise<GifRecord[]> {
  const records = await findRecords(db, ids);
  for (const { owners } of records) requireOwner(caller, owners);
  return records;
}

/** The record. Throws 404 if it does not exist; `parameter` names its request parameter in the error. */
export async function requireRecord(db: Db, id: string, parameter = 'id'): Promise<GifRecord> {
  const [record] = await findRecords(db, [id]);
  if (record === undefined) throw gifNotFound(id, parameter);
  return record;
}

/** Like `requireRecord`, and locks the item for the transaction, so that changes of one item are serialized. */
export async function lockRecord(tx: Db, id: string, parameter = 'id'): Promise<GifRecord> {
  await sql`SELECT id FROM items WHERE id = ${id} FOR UPDATE`.execute(tx);
  return requireRecord(tx, id, parameter);
}
