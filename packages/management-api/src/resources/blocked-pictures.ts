import type {
  BlockedPicture,
  BlockedPicturesArgs,
  CursorPage,
  ModerationAction,
  UnblockRequest,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestList, requestOne } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `GET /api/v1/moderation/blocked-pictures`: the pictures that were taken down, which cannot be uploaded again, newest
 * first; for moderators.
 *
 * @example
 * const { data } = await getBlockedPictures(client);
 */
export async function getBlockedPictures(
  client: BaseManagementClient,
  { limit, next_cursor }: BlockedPicturesArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<BlockedPicture>> {
  const query = { limit, next_cursor };
  return requestList(client, { host, path: '/api/v1/moderation/blocked-pictures', query }, options);
}

/**
 * `POST /api/v1/moderation/blocked-pictures/unblock`: lets up to 100 pictures be uploaded again, either all of them or
 * none; for moderators. Their takedowns remain. Rejects with status 404 if a picture is not blocked.
 *
 * @example
 * await unblockPictures(client, { gif_ids: ['cat-nap'], note: 'The author has agreed.' });
 */
export async function unblockPictures(
  client: BaseManagementClient,
  request: UnblockRequest,
  options: ManagementCallOptions = {},
): Promise<ModerationAction> {
  const path = '/api/v1/moderation/blocked-pictures/unblock';
  return requestOne(client, { method: 'POST', host, path, body: request }, options);
}
