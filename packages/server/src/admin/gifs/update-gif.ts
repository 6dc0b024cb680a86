import { isDeepStrictEqual } from 'node:util';
import type { Rating } from '@zoetrope/model';
import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import { holdTagAliases } from '../../database/locks.ts';
import type { ItemState } from '../../database/management-tables.ts';
import type { Db, ItemEdits, StoredItem } from '../../database/schema.ts';
import { withoutAliases } from '../../library/tags/tag-aliases.ts';
import { recordAction } from '../moderation/moderation-actions.ts';
import { type GifRecord, lockRecord } from './gif-record.ts';
import { indexItems } from './index-items.ts';

export type Flag = 'is_hidden' | 'is_indexable' | 'is_featured';

/** A change of one field of a GIF. */
export type GifChange =
  | { readonly key: 'title' | 'alt_text'; readonly value: string }
  | { readonly key: 'tags'; readonly value: readonly string[] }
  | { readonly key: 'rating'; readonly value: Rating }
  | { readonly key: Flag; readonly value: boolean };

export interface GifUpdate {
  readonly id: string;
  /** Throws if the caller may not make the change. */
  readonly allow: (record: GifRecord) => void;
  readonly edit: (item: StoredItem) => ItemEdits;
  /** Recorded in the audit trail, if anything changes. Undefined for edits by the service. */
  readonly editor?: Account | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Request parameter with the id, for errors. Default: `id`. */
  readonly parameter?: string | undefined;
}

/** Edits a GIF, stores tags instead of their aliases, and updates the search index. The original data of the catalogue is kept below the edits. */
export async function updateGif(db: Db, { id, allow, edit, editor, now, parameter }: GifUpdate): Promise<GifRecord> {
  return db.transaction().execute(async (tx) => {
    await holdTagAliases(tx);
    const record = await lockRecord(tx, id, parameter);
    allow(record);
    const edits = edit(record.item);
    const { tags } = edits;
    const stored = tags === undefined ? edits : { ...edits, tags: await withoutAliases(tx, tags) };
    const isRecorded = editor !== undefined && changesAny(record.item, stored);
    const previous = await previousEdits(tx, id, stored);
    await mergeEdits(tx, id, stored);
    if (isRecorded) await recordAction(tx, { action: 'edited', items: [{ id, previous }], moderator: editor, now });
    else await indexItems(tx, [id], now);
    return lockRecord(tx, id, parameter);
  });
}

function changesAny(item: StoredItem, edits: ItemEdits): boolean {
  const before: ItemEdits = { flags: {}, ...item };
  return Object.entries(edits).some(([field, value]) => !isDeepStrictEqual(value, before[field as keyof ItemEdits]));
}

/** The stored edits of the changed fields, for the audit trail. */
async function previousEdits(tx: Db, id: string, changed: ItemEdits): Promise<ItemState> {
  const row = await tx.selectFrom('items').select('edits').where('id', '=', id).executeTakeFirst();
  const before = row?.edits ?? {};
  const fields = Object.keys(changed) as (keyof ItemEdits)[];
  return { edits: Object.fromEntries(fields.map((field) => [field, before[field] ?? null])), edited: changed };
}

/** Stores edits on top of earlier ones. */
export async function mergeEdits(tx: Db, id: string, edits: ItemEdits): Promise<void> {
  await sql`UPDATE items SET edits = COALESCE(edits, '{}') || ${JSON.stringify(edits)}::jsonb WHERE id = ${id}`.execute(
    tx,
  );
}

/** The stored form of a change. Flags are stored together, and only those that are set. */
export function editOf(change: GifChange, { flags = {} }: StoredItem): ItemEdits {
  switch (change.key) {
    case 'title':
      return { title: change.value };
    case 'alt_text':
      return { alt_text: change.value };
    case 'tags':
      return { tags: change.value };
    case 'rating':
      return { rating: change.value };
    default: {
      const { [change.key]: _, ...others } = flags;
      return { flags: change.value ? { ...others, [change.key]: true } : others };
    }
  }
}
