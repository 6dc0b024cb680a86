import type { TakedownRequest } from '@zoetrope/model';
import type { List, Takedown } from '@zoetrope/model/management';
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
