import type { TakedownRequest } from '@zoetrope/model';
import type { CursorPage, List, Takedown, TakedownsArgs, TakenDownGif } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestList } from '../request-results.ts';

/**
 * `POST /api/v3/content-takedown/takedown`: hides GIFs from all public calls, either all of them or none.
 *
 * @example
 * await takedown(client, { takedowns: [{ gif_id: 'cat-nap', reason: 'copyright' }], send_email: true });
 */
export async function takedown(
  client: BaseManagementClient,
  request: TakedownRequest,
  options: ManagementCallOptions = {},
): Promise<List<Takedown>> {
  const path = '/api/v3/content-takedown/takedown';
  return requestList(client, { method: 'POST', host: 'siteApiUrl', path, body: request }, options);
}

/**
 * `GET /api/v1/moderation/takedowns`: the GIFs that are taken down, newest first; for moderators.
 *
 * @example
 * const { data, next_cursor } = await getTakedowns(client);
 */
export async function getTakedowns(
  client: BaseManagementClient,
  { limit, next_cursor }: TakedownsArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<TakenDownGif>> {
  const query = { limit, next_cursor };
  return requestList(client, { host: 'siteApiUrl', path: '/api/v1/moderation/takedowns', query }, options);
}
