import type { Rating } from '@zoetrope/model';
import type { ModerationStatus } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import type { Db } from '../database/schema.ts';
import { heldRecord } from '../gif-admin/gif-record.ts';
import { indexItems } from '../gif-admin/index-items.ts';

export interface ModerationInput {
  readonly id: string;
  readonly status: ModerationStatus;
  readonly rating?: Rating | undefined;
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Decides about a GIF. A rejected one is shown to nobody, one that is pending stands in no list; approving ends a takedown. */
export async function moderate(db: Db, input: ModerationInput) {
  const { id, status, rating, note, moderator, now } = input;
  const moderated_at = new Date(now);
  return db.transaction().execute(async (tx) => {
    await heldRecord(tx, id);
    await sql`UPDATE items SET moderation = ${status}, ${
      rating === undefined
        ? sql`edits = edits`
        : sql`edits = COALESCE(edits, '{}') || ${JSON.stringify({ rating })}::jsonb`
    } WHERE id = ${id}`.execute(tx);
    if (status === 'approved') {
      await tx.updateTable('items').set({ taken_down_at: null }).where('id', '=', id).execute();
      await tx.deleteFrom('takedowns').where('item_id', '=', id).execute();
    }
    const decision = { note: note ?? null, moderator: moderator.username, moderated_at };
    await tx
      .insertInto('moderations')
      .values({ item_id: id, ...decision })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(decision))
      .execute();
    await indexItems(tx, [id], now);
    const { item, moderation } = await heldRecord(tx, id);
    return {
      gif_id: id,
      status: moderation,
      rating: item.rating,
      ...(note === undefined ? {} : { note }),
      moderator: moderator.username,
      moderated_at: moderated_at.toISOString(),
    };
  });
}
