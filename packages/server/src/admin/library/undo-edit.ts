import { forbidden, requireOwner } from '../../auth/access.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { findChannel } from '../channels/channel-record.ts';
import { type UndoneItem, type UndoResult, undoAction } from '../moderation/moderation-actions.ts';
import { lockItems, refusalOf, requireModerator } from './edit-items.ts';

export interface UndoEdit {
  readonly caller: Caller;
  /** Id of an action of the audit trail. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Undoes an edit, or an undone one. Throws 403 if the caller could not make the reverse edit: may not edit one of the
 * items, set a rating or a flag, or move items back into a channel. Throws 409 for other actions, which only moderators undo.
 */
export function undoEdit(db: Db, { caller, id, now }: UndoEdit): Promise<UndoResult> {
  async function allow(tx: Db, items: readonly UndoneItem[]): Promise<void> {
    const channels = new Set<string>();
    for (const { previous } of items) {
      if (!('edited' in previous)) {
        throw new ApiError(`The action ${id} is not an edit.`, { status: 409, code: 'conflict', parameter: 'id' });
      }
      if ('rating' in previous.edits || 'flags' in previous.edits) requireModerator(caller);
      if (previous.channel) channels.add(previous.channel);
    }
    for (const slug of channels) {
      const channel = await findChannel(tx, slug);
      // Without its channel, an item is restored without one.
      if (channel !== undefined) requireOwner(caller, channel.owners);
    }
    const ids = items.map((item) => item.id);
    const stored = await lockItems(tx, ids);
    if ([...stored.values()].some((item) => refusalOf(item, caller) !== undefined)) throw forbidden();
  }
  return undoAction(db, { id, moderator: caller.account, now, allow });
}
