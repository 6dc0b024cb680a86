import { sql } from 'kysely';
import type { ItemState } from '../../database/management-tables.ts';
import type { Db } from '../../database/schema.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';

interface LockOptions {
  /** Whether the action also changes the rating. */
  readonly withRating: boolean;
  /** Request parameter with the id, for errors. */
  readonly parameter: string;
}

/** Locks an item or an animated text, and reads what an action changes. Throws 404 if it does not exist. */
export async function lockState(tx: Db, id: string, { withRating, parameter }: LockOptions): Promise<ItemState> {
  const state = await findAndLock(tx, id, withRating);
  if (state === undefined) throw gifNotFound(id, parameter);
  return state;
}

async function findAndLock(tx: Db, id: string, withRating: boolean): Promise<ItemState | undefined> {
  const takedown = sql`'takedown', (SELECT to_jsonb(takedowns) FROM takedowns WHERE item_id = ${id})`;
  const hash = parseAnimatedId(id)?.hash;
  const { rows } =
    hash === undefined
      ? await sql<{ state: ItemState }>`
          SELECT jsonb_build_object(
            'moderation', moderation, 'moderated_at', moderated_at, 'moderation_reason', moderation_reason,
            'moderation_message', moderation_message, 'taken_down_at', taken_down_at, ${takedown},
            'blocked', EXISTS (SELECT FROM blocked_pictures WHERE item_id = ${id} AND is_blocked)
            ${withRating ? sql`, 'rating', edits -> 'rating'` : sql``}
          ) AS state FROM items WHERE id = ${id} FOR UPDATE`.execute(tx)
      : await sql<{ state: ItemState }>`
          SELECT jsonb_build_object('removed', removed, ${takedown}) AS state
          FROM animated_texts WHERE hash = ${hash} FOR UPDATE`.execute(tx);
  return rows[0]?.state;
}

/** Sets an item back to a state, and returns the state that it replaced. Undefined if the item was deleted. */
export async function replaceState(tx: Db, id: string, state: ItemState): Promise<ItemState | undefined> {
  if ('deleted' in state) return undefined;
  if ('edited' in state) return replaceEdits(tx, id, state);
  const replaced = await findAndLock(tx, id, 'rating' in state);
  if (replaced === undefined) return undefined;
  if ('removed' in state) {
    const hash = parseAnimatedId(id)?.hash ?? '';
    await tx.updateTable('animated_texts').set({ removed: state.removed }).where('hash', '=', hash).execute();
  } else {
    await restoreItem(tx, id, state);
  }
  await tx.deleteFrom('takedowns').where('item_id', '=', id).execute();
  if (state.takedown !== null) {
    await sql`INSERT INTO takedowns SELECT * FROM jsonb_populate_record(
      NULL::takedowns, ${JSON.stringify(state.takedown)}::jsonb)`.execute(tx);
  }
  return replaced;
}

async function restoreItem(tx: Db, id: string, state: Extract<ItemState, { blocked: boolean }>): Promise<void> {
  const { moderation, moderated_at, moderation_reason, moderation_message, taken_down_at, blocked, rating } = state;
  await sql`
    UPDATE items SET moderation = ${moderation}, moderated_at = ${moderated_at}::timestamptz,
      moderation_reason = ${moderation_reason}, moderation_message = ${moderation_message},
      taken_down_at = ${taken_down_at}::timestamptz
    WHERE id = ${id}`.execute(tx);
  await tx.updateTable('blocked_pictures').set({ is_blocked: blocked }).where('item_id', '=', id).execute();
  if (rating === undefined) return;
  const edits =
    rating === null ? sql`edits - 'rating'` : sql`COALESCE(edits, '{}') || ${JSON.stringify({ rating })}::jsonb`;
  await sql`UPDATE items SET edits = ${edits} WHERE id = ${id}`.execute(tx);
}

type EditedState = Extract<ItemState, { edited: unknown }>;

/** Sets edited fields back, unless one of them was edited again. */
async function replaceEdits(tx: Db, id: string, state: EditedState): Promise<EditedState | undefined> {
  const { rows } = await sql<{ edits: EditedState['edits']; channel: string | null }>`
    SELECT COALESCE(edits, '{}') AS edits, channel FROM items WHERE id = ${id} AND NOT deleted FOR UPDATE`.execute(tx);
  const [item] = rows;
  const fields = Object.keys(state.edited);
  // Both are jsonb, which has one order of keys.
  const isSame = (field: string) => JSON.stringify(item?.edits[field] ?? null) === JSON.stringify(state.edited[field]);
  if (item === undefined || !fields.every(isSame)) return undefined;
  const kept = Object.fromEntries(Object.entries(state.edits).filter(([, value]) => value !== null));
  const isMoved = state.channel !== undefined;
  // The channel before may have been deleted.
  const channel = isMoved ? sql`(SELECT slug FROM channels WHERE slug = ${state.channel})` : sql`channel`;
  await sql`
    UPDATE items SET channel = ${channel},
      edits = NULLIF((COALESCE(edits, '{}') - ${fields}::text[]) || ${JSON.stringify(kept)}::jsonb, '{}')
    WHERE id = ${id}`.execute(tx);
  return { edits: state.edited, edited: state.edits, ...(isMoved && { channel: item.channel }) };
}
