import type { ApiKey, ApiKeyDraft, List } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { path } from '../path.ts';
import { requestList, requestOne, requestVoid } from '../request-results.ts';

const host = 'siteApiUrl';

/**
 * `GET /api/v1/api-keys`: the API keys of clients, also revoked ones, oldest first; for admins.
 *
 * @example
 * const { data } = await getApiKeys(client);
 */
export async function getApiKeys(
  client: BaseManagementClient,
  options: ManagementCallOptions = {},
): Promise<List<ApiKey>> {
  return requestList(client, { host, path: '/api/v1/api-keys' }, options);
}

/**
 * `POST /api/v1/api-keys`: adds an API key, or replaces the name, type, limits and maximum rating of one; for admins. A
 * revoked key is valid again.
 *
 * @example
 * const { key } = await addApiKey(client, { name: 'The forum', max_rating: 'pg' });
 */
export async function addApiKey(
  client: BaseManagementClient,
  draft: ApiKeyDraft = {},
  options: ManagementCallOptions = {},
): Promise<ApiKey> {
  return requestOne(client, { method: 'POST', host, path: '/api/v1/api-keys', body: draft }, options);
}

/**
 * `DELETE /api/v1/api-keys/{key}`: revokes an API key; for admins. It remains in the list.
 *
 * @example
 * await revokeApiKey(client, { key: 'zoetrope-web' });
 */
export async function revokeApiKey(
  client: BaseManagementClient,
  { key }: { readonly key: string },
  options: ManagementCallOptions = {},
): Promise<void> {
  return requestVoid(client, { method: 'DELETE', host, path: path`/api/v1/api-keys/${key}` }, options);
}
