import type { Rating } from '@zoetrope/model';
import type { ModerationAction, ModerationReason, ModerationStatus } from '@zoetrope/model/management';
import type { Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { setTextRemoved } from '../../library/gifs/stored-texts.ts';
import { parseAnimatedId, TEXT_RATING } from '../../media/animate/animated-text.ts';
import type { Outbox } from '../../storage/outbox.ts';
import { mergeEdits } from '../gifs/update-gif.ts';
import { lockState } from './item-state.ts';
import { recordAction } from './moderation-actions.ts';
import { writeRejectionMails } from './rejection-mails.ts';

export interface ModerationInput {
  readonly ids: readonly string[];
  readonly status: ModerationStatus;
  readonly rating?: Rating | undefined;
  readonly reason?: ModerationReason | undefined;
  readonly message?: string | undefined;
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Request parameter with the ids, for errors. */
  readonly parameter: string;
}

export interface ModerationContext {
  readonly db: Db;
  readonly outbox: Outbox;
}

/**
 * Decides on GIFs, all or none: only `approved` ones are public. An approval also lifts a takedown, and a rejection is
 * mailed to the uploaders. Throws 404 if a GIF does not exist.
 */
export async function moderate({ db, outbox }: ModerationContext, input: ModerationInput): Promise<ModerationAction> {
  const { status, reason, message, note, moderator, now, parameter, rating } = input;
  const { action, mails } = await db.transaction().execute(async (tx) => {
    const items = [];
    // Sorted, so that two moderators cannot deadlock.
    for (const id of [...new Set(input.ids)].sort()) {
      const isText = parseAnimatedId(id) !== undefined;
      const previous = await lockState(tx, id, { withRating: rating !== undefined && !isText, parameter });
      await (isText ? decideOnText(tx, id, input) : decideOnItem(tx, id, input));
      if (status === 'approved') await tx.deleteFrom('takedowns').where('item_id', '=', id).execute();
      items.push({ id, reason, previous });
    }
    return {
      action: await recordAction(tx, { action: status, items, message, note, moderator, now }),
      mails:
        status === 'rejected' ? await writeRejectionMails(tx, { ids: items.map(({ id }) => id), reason, message }) : [],
    };
  });
  // Only after the commit, since a mail cannot be rolled back.
  for (const mail of mails) await outbox.put(mail);
  return action;
}

async function decideOnItem(
  tx: Db,
  id: string,
  { status, rating, reason, message, now }: ModerationInput,
): Promise<void> {
  const liftsTakedown = status === 'approved';
  await tx
    .updateTable('items')
    .set({
      moderation: status,
      moderated_at: new Date(now),
      moderation_reason: reason ?? null,
      moderation_message: message ?? null,
      ...(liftsTakedown ? { taken_down_at: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (liftsTakedown) {
    await tx.updateTable('blocked_pictures').set({ is_blocked: false }).where('item_id', '=', id).execute();
  }
  if (rating !== undefined) await mergeEdits(tx, id, { rating });
}

/** Decides on an animated text. It is in no list, so `pending` has no effect, and all texts have the same rating. */
async function decideOnText(tx: Db, id: string, { status, rating = TEXT_RATING }: ModerationInput): Promise<void> {
  if (rating !== TEXT_RATING) {
    const message = `rating: the rating of animated texts is always ${TEXT_RATING}`;
    throw new ApiError(message, { status: 400, code: 'validation', parameter: 'rating' });
  }
  await setTextRemoved(tx, id, { removed: status === 'pending' ? undefined : status === 'rejected' });
}
