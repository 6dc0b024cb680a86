import type { Rating } from '@zoetrope/model';
import type { ModerationStatus } from '@zoetrope/model/management';
import type { Transaction } from 'kysely';
import type { Account } from '../../auth/account.ts';
import type { Db, Tables } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { gifNotFound } from '../../library/gifs/require-gif.ts';
import { setTextRemoved } from '../../library/gifs/stored-texts.ts';
import { parseAnimatedId, TEXT_RATING } from '../../media/animate/animated-text.ts';
import { lockRecord } from '../gifs/gif-record.ts';
import { indexItems } from '../gifs/index-items.ts';
import { mergeEdits } from '../gifs/update-gif.ts';

export interface ModerationInput {
  readonly id: string;
  readonly status: ModerationStatus;
  readonly rating?: Rating | undefined;
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Sets the moderation status of a GIF: `pending` removes it from all lists, `rejected` makes it respond 404, and
 * `approved` restores it and lifts a takedown.
 */
export async function moderate(db: Db, input: ModerationInput) {
  const { id, status, note, moderator, now } = input;
  const moderated_at = new Date(now);
  return db.transaction().execute(async (tx) => {
    const rating = await (parseAnimatedId(id) === undefined ? decideOnItem(tx, input) : decideOnText(tx, input));
    if (status === 'approved') await tx.deleteFrom('takedowns').where('item_id', '=', id).execute();
    const decision = { note: note ?? null, moderator: moderator.username, moderated_at };
    await tx
      .insertInto('moderations')
      .values({ item_id: id, ...decision })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(decision))
      .execute();
    return {
      gif_id: id,
      status,
      rating,
      ...(note === undefined ? {} : { note }),
      moderator: moderator.username,
      moderated_at: moderated_at.toISOString(),
    };
  });
}

/** Resolves with the rating of the item after the decision. */
async function decideOnItem(tx: Transaction<Tables>, { id, status, rating, now }: ModerationInput): Promise<Rating> {
  await lockRecord(tx, id);
  const liftsTakedown = status === 'approved';
  await tx
    .updateTable('items')
    .set({ moderation: status, ...(liftsTakedown ? { taken_down_at: null } : {}) })
    .where('id', '=', id)
    .execute();
  if (rating !== undefined) await mergeEdits(tx, id, { rating });
  await indexItems(tx, [id], now);
  return (await lockRecord(tx, id)).item.rating;
}

/** Decides on an animated text. It is in no list, so `pending` has no effect, and all texts have the same rating. */
async function decideOnText(tx: Db, { id, status, rating = TEXT_RATING }: ModerationInput): Promise<Rating> {
  if (rating !== TEXT_RATING) {
    const message = `rating: the rating of animated texts is always ${TEXT_RATING}`;
    throw new ApiError(message, { status: 400, code: 'validation', parameter: 'rating' });
  }
  const removed = status === 'pending' ? undefined : status === 'rejected';
  if (!(await setTextRemoved(tx, id, { removed }))) throw gifNotFound(id, 'id');
  return TEXT_RATING;
}
