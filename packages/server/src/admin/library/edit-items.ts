import type { BulkEditRequest, BulkItemResult, BulkResult } from '@zoetrope/model/management';
import { sql, type Transaction } from 'kysely';
import { forbidden, requireOwner } from '../../auth/access.ts';
import type { Account } from '../../auth/account.ts';
import type { Caller } from '../../auth/caller.ts';
import { permissionScope } from '../../auth/permissions.ts';
import { holdTagAliases } from '../../database/locks.ts';
import type { Db, ItemEdits, Tables } from '../../database/schema.ts';
import { tagOf } from '../../library/search/tokenize.ts';
import { withoutAliases } from '../../library/tags/tag-aliases.ts';
import { lockChannel, requireChannel } from '../channels/channel-record.ts';
import { findRecords, type GifRecord } from '../gifs/gif-record.ts';
import { recordAction } from '../moderation/moderation-actions.ts';

export const MAX_TAGS = 50;

/** Changes of items; what is not set remains as it is. */
type Changes = Omit<BulkEditRequest, 'gif_ids'>;

export interface BulkEdit {
  readonly caller: Caller;
  readonly ids: readonly string[];
  readonly changes: Changes;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Edits items in one transaction. Those that do not exist, belong to others, or would get too many tags are refused one
 * by one. Throws 403 if the caller may not set a rating, or does not own the channel to move to.
 */
export async function editItems(db: Db, { caller, ids, changes, now }: BulkEdit): Promise<BulkResult> {
  if (changes.rating !== undefined) requireModerator(caller);
  return db.transaction().execute(async (tx) => {
    await holdTagAliases(tx);
    const add_tags = (await withoutAliases(tx, changes.add_tags ?? [])) as readonly string[];
    const { channel } = changes;
    if (channel !== undefined) {
      await lockChannel(tx, channel, 'channel');
      requireOwner(caller, (await requireChannel(tx, channel, 'channel')).owners);
    }
    const stored = await lockItems(tx, ids);
    const results: BulkItemResult[] = [];
    const edited = [];
    for (const id of new Set(ids)) {
      const item = stored.get(id);
      const refusal = refusalOf(item, caller);
      const edits = item && refusal === undefined ? editsOf(item.record, { ...changes, add_tags }) : {};
      if (refusal !== undefined) {
        results.push({ gif_id: id, status: 'refused', ...refusal });
      } else if ((edits.tags?.length ?? 0) > MAX_TAGS) {
        const message = `The GIF would have more than ${MAX_TAGS} tags.`;
        results.push({ gif_id: id, status: 'refused', code: 'validation', message });
      } else if (item === undefined || Object.keys(edits).length === 0) {
        results.push({ gif_id: id, status: 'unchanged' });
      } else {
        results.push({ gif_id: id, status: 'changed' });
        edited.push({ id, edits, previous: previousState(item, edits) });
      }
    }
    if (edited.length === 0) return { results };
    await storeEdits(tx, edited);
    const action = await recordAction(tx, { action: 'edited', items: edited, moderator: caller.account, now });
    return { id: action.id, results };
  });
}

/** Throws 403 if the caller may not set ratings and flags. */
export function requireModerator({ account }: Caller): void {
  if (permissionScope(account.roles, 'gif.moderate') === undefined) throw forbidden();
}

export interface EditsByRule {
  readonly ids: readonly string[];
  readonly editsOf: (record: GifRecord) => ItemEdits;
  readonly moderator: Account;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Edits items by a rule, as one action of the audit trail, whoever owns them. Returns how many, and the action. */
export async function applyEdits(tx: Transaction<Tables>, { ids, editsOf, moderator, note, now }: EditsByRule) {
  const stored = await lockItems(tx, ids);
  const edited = [...stored].map(([id, item]) => {
    const edits = editsOf(item.record);
    return { id, edits, previous: previousState(item, edits) };
  });
  if (edited.length === 0) return { id: undefined, edited: 0 };
  await storeEdits(tx, edited);
  const { id } = await recordAction(tx, { action: 'edited', items: edited, moderator, note, now });
  return { id, edited: edited.length };
}

interface LockedItem {
  readonly record: GifRecord;
  /** The edits of users. */
  readonly edits: { readonly [field: string]: unknown };
}

/** Locks items, always in the same order, so that two callers cannot deadlock. Without unknown and deleted ones. */
export async function lockItems(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LockedItem>> {
  const { rows } = await sql<{ id: string; edits: LockedItem['edits'] | null }>`
    SELECT id, edits FROM items WHERE id = ANY(${ids}) AND NOT deleted ORDER BY id COLLATE "C" FOR UPDATE`.execute(tx);
  const records = await findRecords(
    tx,
    rows.map(({ id }) => id),
  );
  const editsById = new Map(rows.map(({ id, edits }) => [id, edits ?? {}]));
  return new Map(records.map((record) => [record.item.id, { record, edits: editsById.get(record.item.id) ?? {} }]));
}

type Refusal = Pick<BulkItemResult, 'code' | 'message'>;

/** Why the caller may not change an item. `others` may change it besides the owners of its channel. */
export function refusalOf(
  item: LockedItem | undefined,
  { account, reach }: Caller,
  others: readonly (string | null)[] = [],
): Refusal | undefined {
  if (item === undefined) return { code: 'not-found', message: 'There is no such GIF.' };
  const owners = [...item.record.owners, ...others];
  if (reach === 'own' && !owners.includes(account.id)) {
    return { code: 'forbidden', message: 'The GIF is in a channel of someone else.' };
  }
  return undefined;
}

/** The edits that make the changes. Empty if the item is already so. */
function editsOf({ item, channel }: GifRecord, changes: Changes): ItemEdits {
  const { add_tags = [], remove_tags = [], rating, alt_text, license, author, source } = changes;
  const tags = changedTags(item.tags, { add: add_tags, remove: remove_tags });
  return {
    ...(tags !== undefined && { tags }),
    ...(rating !== undefined && rating !== item.rating && { rating }),
    ...(alt_text !== undefined && alt_text !== item.alt_text && { alt_text }),
    ...(license !== undefined && license !== item.license && { license }),
    ...(author !== undefined && author !== (item.author ?? '') && { author }),
    ...(source !== undefined && source !== item.source && { source }),
    ...(changes.channel !== undefined && changes.channel !== channel && { channel: changes.channel }),
  };
}

type Tags = NonNullable<ItemEdits['tags']>;

/** The tags after a change; undefined if it changes none. Tags are compared as searches compare them. */
function changedTags(
  tags: Tags,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Tags | undefined {
  const removed = new Set(remove.map(tagOf));
  const kept = tags.filter((tag) => !removed.has(tagOf(textOf(tag))));
  const known = new Set(kept.map((tag) => tagOf(textOf(tag))));
  const added = [];
  for (const tag of add) {
    if (known.has(tagOf(tag))) continue;
    known.add(tagOf(tag));
    added.push(tag);
  }
  return kept.length === tags.length && added.length === 0 ? undefined : [...kept, ...added];
}

function textOf(tag: Tags[number]): string {
  return typeof tag === 'string' ? tag : tag.text;
}

function previousState({ record, edits }: LockedItem, changed: ItemEdits) {
  const fields = Object.keys(changed);
  return {
    edits: Object.fromEntries(fields.map((field) => [field, edits[field] ?? null])),
    edited: changed,
    ...('channel' in changed && { channel: record.channel }),
  };
}

async function storeEdits(tx: Db, edited: readonly { readonly id: string; readonly edits: ItemEdits }[]) {
  await sql`
    UPDATE items SET edits = COALESCE(items.edits, '{}') || changed.edits,
      channel = CASE WHEN changed.edits ? 'channel' THEN changed.edits ->> 'channel' ELSE items.channel END
    FROM jsonb_to_recordset(${JSON.stringify(edited.map(({ id, edits }) => ({ id, edits })))}::jsonb) AS changed(id text, edits jsonb)
    WHERE items.id = changed.id`.execute(tx);
}
