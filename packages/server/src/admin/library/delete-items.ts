import type { BulkItemResult, BulkResult } from '@zoetrope/model/management';
import type { Caller } from '../../auth/caller.ts';
import { recordAction } from '../moderation/moderation-actions.ts';
import { type DeleteContext, deleteFiles, deleteRows, type Upload } from '../uploads/store-upload.ts';
import { lockItems, refusalOf } from './edit-items.ts';

export interface BulkDeletion {
  readonly caller: Caller;
  readonly ids: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Deletes uploads in one transaction, and then their files and renditions. Items that do not exist, belong to others,
 * or are not uploads are refused one by one.
 */
export async function deleteItems(context: DeleteContext, { caller, ids, now }: BulkDeletion): Promise<BulkResult> {
  const { deleted, ...result } = await context.db.transaction().execute(async (tx) => {
    const stored = await lockItems(tx, ids);
    const results: BulkItemResult[] = [];
    const uploads: Upload[] = [];
    for (const gif_id of new Set(ids)) {
      const item = stored.get(gif_id);
      const refusal = refusalOf(item, caller, [item?.record.added_by ?? null]);
      if (refusal !== undefined || item === undefined) {
        results.push({ gif_id, status: 'refused', ...refusal });
      } else if (item.record.added_by === null) {
        const message = 'Only uploads can be deleted. Take this GIF down instead.';
        results.push({ gif_id, status: 'refused', code: 'conflict', message });
      } else {
        results.push({ gif_id, status: 'deleted' });
        uploads.push({ id: gif_id, master: item.record.item.master });
      }
    }
    if (uploads.length === 0) return { results };
    const deleted = await deleteRows(tx, uploads);
    const items = uploads.map(({ id }) => ({ id, previous: { deleted: true as const } }));
    const { id } = await recordAction(tx, { action: 'deleted', items, moderator: caller.account, now });
    return { id, results, deleted };
  });
  if (deleted !== undefined) await deleteFiles(context, deleted);
  return result;
}
