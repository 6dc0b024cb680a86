import type {
  BulkModerationRequest,
  CursorPage,
  ModerationAction,
  ModerationActionsArgs,
  ModerationQueueArgs,
  ModerationUndo,
  QueuedGif,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { path } from '../path.ts';
import { requestList, requestOne } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `GET /api/v1/moderation/queue`: the GIFs that wait for approval, or were rejected, oldest first; for moderators.
 *
 * @example
 * const { data, next_cursor } = await getModerationQueue(client, { limit: 50 });
 */
export async function getModerationQueue(
  client: BaseManagementClient,
  { status, uploader, limit, next_cursor }: ModerationQueueArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<QueuedGif>> {
  const query = { status, uploader, limit, next_cursor };
  return requestList(client, { host, path: '/api/v1/moderation/queue', query }, options);
}

/**
 * `POST /api/v1/moderation/decisions`: approves, rejects or holds back up to 100 GIFs, either all of them or none; for
 * moderators. Each uploader gets one mail with the reason and message of a rejection. Rejects with status 400 without the reason of a rejection, and with 404 if a GIF does not exist.
 *
 * @example
 * await moderateGifs(client, { gif_ids: ['cat-nap', 'cat-box'], status: 'rejected', reason: 'spam' });
 */
export async function moderateGifs(
  client: BaseManagementClient,
  request: BulkModerationRequest,
  options: ManagementCallOptions = {},
): Promise<ModerationAction> {
  return requestOne(client, { method: 'POST', host, path: '/api/v1/moderation/decisions', body: request }, options);
}

/**
 * `GET /api/v1/moderation/actions`: the audit trail of decisions and takedowns, newest first; for moderators.
 *
 * @example
 * const { data } = await getModerationActions(client, { gif_id: 'cat-nap' });
 */
export async function getModerationActions(
  client: BaseManagementClient,
  { gif_id, action, limit, next_cursor }: ModerationActionsArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<ModerationAction>> {
  const query = { gif_id, action, limit, next_cursor };
  return requestList(client, { host, path: '/api/v1/moderation/actions', query }, options);
}

/**
 * `POST /api/v1/moderation/actions/{id}/undo`: sets the GIFs of an action back to what they were, unless they were
 * decided on again since; for moderators. An undo can be undone too.
 *
 * @example
 * const { id } = await moderateGifs(client, { gif_ids: ['cat-nap'], status: 'approved' });
 * const { skipped } = await undoModeration(client, { id });
 */
export async function undoModeration(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<ModerationUndo> {
  return requestOne(client, { method: 'POST', host, path: path`/api/v1/moderation/actions/${id}/undo` }, options);
}
