import type { ModerationAction } from '@zoetrope/model/management';
import type { Account } from '../../auth/account.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { lockState } from './item-state.ts';
import { recordAction } from './moderation-actions.ts';

export interface Dismissal {
  readonly ids: readonly string[];
  readonly note?: string | undefined;
  readonly moderator: Account;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Closes the open reports of GIFs, all or none. Throws 404 if a GIF has none. */
export async function dismissReports(db: Db, { ids, note, moderator, now }: Dismissal): Promise<ModerationAction> {
  return db.transaction().execute(async (tx) => {
    const items = [];
    // Sorted, so that two moderators cannot deadlock.
    for (const id of [...new Set(ids)].sort()) {
      const previous = await lockState(tx, id, { withRating: false, parameter: 'gif_ids' });
      const row = await tx.selectFrom('reported_items').select('item_id').where('item_id', '=', id).executeTakeFirst();
      if (row === undefined) {
        const message = `There are no open reports of ${id}.`;
        throw new ApiError(message, { status: 404, code: 'not-found', parameter: 'gif_ids' });
      }
      items.push({ id, previous });
    }
    return recordAction(tx, { action: 'dismissed', items, note, moderator, now });
  });
}
