import type { Transaction } from 'kysely';
import { forbidden } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { type UndoResult, undoAction } from '../moderation/moderation-actions.ts';
import { lockItems, refusalOf } from './edit-items.ts';

export interface UndoEdit {
  readonly caller: Caller;
  /** Id of an action of the audit trail. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Undoes an edit, or an undone one. Throws 403 if the caller may not edit one of its items, and 409 for other actions,
 * which only moderators undo.
 */
export function undoEdit(db: Db, { caller, id, now }: UndoEdit): Promise<UndoResult> {
  const allow = async (
    tx: Transaction<Tables>,
    items: readonly { readonly id: string; readonly isEdit: boolean }[],
  ) => {
    if (items.some(({ isEdit }) => !isEdit)) {
      throw new ApiError(`The action ${id} is not an edit.`, { status: 409, code: 'conflict', parameter: 'id' });
    }
    const stored = await lockItems(
      tx,
      items.map((item) => item.id),
    );
    if ([...stored.values()].some((item) => refusalOf(item, caller) !== undefined)) throw forbidden();
  };
  return undoAction(db, { id, moderator: caller.account, now, allow });
}
