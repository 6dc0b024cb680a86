import type { ModerationAction, ModerationActionType } from '@zoetrope/model/management';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Account } from '../../auth/account.ts';
import type { ItemState } from '../../database/management-tables.ts';
import type { Db, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { parseAnimatedId } from '../../media/animate/animated-text.ts';
import { indexItems } from '../gifs/index-items.ts';
import { changeReports, type ReportsEffect } from './gif-reports.ts';
import { planHiding } from './hide-files.ts';
import { replaceState } from './item-state.ts';

type Tx = Transaction<Tables>;

export interface NewAction {
  readonly action: ModerationActionType;
  readonly items: readonly ChangedItem[];
  readonly message?: string | undefined;
  readonly note?: string | undefined;
  readonly moderator: Pick<Account, 'username'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The action that this one undoes. */
  readonly undoes?: { readonly id: string; readonly reports: ReportsEffect } | undefined;
}

interface ChangedItem {
  readonly id: string;
  readonly reason?: string | undefined;
  readonly previous: ItemState;
}

/** Updates the index of changed items, adds the action to the audit trail, and plans what `hideFiles` does after it. */
export async function recordAction(tx: Tx, action: NewAction): Promise<ModerationAction> {
  const { items, now } = action;
  // Animated texts are in no index.
  const indexed = items.map(({ id }) => id).filter((id) => parseAnimatedId(id) === undefined);
  await indexItems(tx, indexed, now);
  const reports = effectOnReports(action);
  const { seq } = await tx
    .insertInto('moderation_actions')
    .values({
      action: action.action,
      message: action.message ?? null,
      note: action.note ?? null,
      moderator: action.moderator.username,
      at: new Date(now),
      undoes: action.undoes?.id ?? null,
      reports,
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('moderation_action_items')
    .values(
      items.map(({ id, reason, previous }) => ({
        action: seq,
        item_id: id,
        reason: reason ?? null,
        previous: JSON.stringify(previous),
      })),
    )
    .execute();
  const ids = items.map(({ id }) => id);
  if (MAY_HIDE.has(action.action)) await planHiding(tx, ids, now);
  await changeReports(tx, { ids, effect: reports, action: String(seq), undoes: action.undoes?.id });
  return requireAction(tx, String(seq));
}

/** After these actions, an item can be hidden that was public before. */
const MAY_HIDE: ReadonlySet<ModerationActionType> = new Set(['rejected', 'pending', 'taken-down', 'undone']);

const LEAVES_REPORTS: ReadonlySet<ModerationActionType> = new Set(['pending', 'unblocked', 'edited', 'deleted']);

/** A decision closes the reports of its items, unless it holds them back or only unblocks their pictures. */
function effectOnReports({ action, undoes }: NewAction): ReportsEffect {
  if (undoes === undefined) return LEAVES_REPORTS.has(action) ? 'leaves' : 'closes';
  if (undoes.reports === 'leaves') return 'leaves';
  return undoes.reports === 'closes' ? 'reopens' : 'closes';
}

export interface UndoInput {
  /** Id of an action. */
  readonly id: string;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Throws if the caller may not undo an action on these items. Default: the caller may. */
  readonly allow?: ((tx: Tx, items: readonly UndoneItem[]) => Promise<void>) | undefined;
}

export interface UndoneItem {
  readonly id: string;
  /** The state that is restored. */
  readonly previous: ItemState;
}

export interface UndoResult {
  readonly action: ModerationAction;
  readonly skipped: readonly string[];
}

/**
 * Sets the items of an action back to what they were, except those that were decided on, edited in the same fields, or
 * deleted since. Undoing is an action too, so it can be undone. Throws 404 for an unknown action, and 409 if no item
 * can be set back.
 */
export async function undoAction(db: Db, { id, moderator, now, allow }: UndoInput): Promise<UndoResult> {
  return db.transaction().execute(async (tx) => {
    await requireAction(tx, id);
    const undoes = await tx
      .selectFrom('moderation_actions')
      .select([sql<string>`seq::text`.as('id'), 'reports'])
      .where('seq', '=', id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<UndoneItem & { readonly isLatest: boolean }>`
      SELECT item_id AS id, previous, previous ? 'edited' OR NOT EXISTS (
        SELECT FROM moderation_action_items AS later WHERE later.item_id = items.item_id AND later.action > items.action
          AND (NOT later.previous ? 'edited' OR (later.previous -> 'edited' ? 'rating' AND items.previous ? 'rating'))
      ) AS "isLatest"
      FROM moderation_action_items AS items WHERE action = ${id}::bigint ORDER BY item_id COLLATE "C"`.execute(tx);
    await allow?.(tx, rows);
    const items: ChangedItem[] = [];
    const skipped: string[] = [];
    for (const { id, previous: state, isLatest } of rows) {
      const previous = isLatest ? await replaceState(tx, id, state) : undefined;
      if (previous === undefined) skipped.push(id);
      else items.push({ id, previous });
    }
    if (items.length === 0) {
      throw new ApiError('Nothing was undone: all of its GIFs were decided on again, edited again or deleted since.', {
        status: 409,
        code: 'conflict',
        parameter: 'id',
      });
    }
    const action = await recordAction(tx, { action: 'undone', items, moderator, now, undoes });
    return { action, skipped };
  });
}

export interface ActionsQuery {
  readonly gifId?: string | undefined;
  /** Only actions of this kind. */
  readonly action?: ModerationActionType | undefined;
  /** Only actions before the one with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The audit trail, newest first. */
export async function listActions(
  db: Db,
  { gifId, action, before, limit }: ActionsQuery,
): Promise<readonly ModerationAction[]> {
  const conditions = [
    sql`true`,
    ...(before === undefined ? [] : [sql`seq < ${before}::bigint`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(gifId === undefined ? [] : [sql`seq IN (SELECT action FROM moderation_action_items WHERE item_id = ${gifId})`]),
  ];
  return selectActions(db, sql`WHERE ${sql.join(conditions, sql` AND `)} ORDER BY seq DESC LIMIT ${limit}`);
}

async function requireAction(db: Db, id: string): Promise<ModerationAction> {
  const [action] = /^\d{1,18}$/.test(id) ? await selectActions(db, sql`WHERE seq = ${id}::bigint`) : [];
  if (action !== undefined) return action;
  throw new ApiError(`There is no action ${id}.`, { status: 404, code: 'not-found', parameter: 'id' });
}

interface ActionRow {
  readonly id: string;
  readonly action: ModerationActionType;
  readonly gifs: readonly { readonly gif_id: string; readonly reason: string | null }[];
  readonly message: string | null;
  readonly note: string | null;
  readonly moderator: string;
  readonly at: Date;
  readonly undoes: string | null;
  readonly undone_by: string | null;
}

async function selectActions(db: Db, selection: RawBuilder<unknown>): Promise<readonly ModerationAction[]> {
  const { rows } = await sql<ActionRow>`
    SELECT seq::text AS id, action, message, note, moderator, at, undoes::text,
      (SELECT max(undoing.seq)::text FROM moderation_actions AS undoing WHERE undoing.undoes = done.seq) AS undone_by,
      (SELECT jsonb_agg(jsonb_build_object('gif_id', item_id, 'reason', reason) ORDER BY item_id COLLATE "C")
        FROM moderation_action_items WHERE moderation_action_items.action = done.seq) AS gifs
    FROM moderation_actions AS done ${selection}`.execute(db);
  return rows.map(({ id, action, gifs, message, note, moderator, at, undoes, undone_by }) => ({
    id,
    action,
    gifs: gifs.map(({ gif_id, reason }) => ({ gif_id, ...(reason !== null && { reason }) })),
    ...(message !== null && { message }),
    ...(note !== null && { note }),
    moderator,
    at: at.toISOString(),
    ...(undoes !== null && { undoes }),
    ...(undone_by !== null && { undone_by }),
  }));
}
