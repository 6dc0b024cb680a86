import type { Account, AccountChange, ViewCount } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { passwordHeader } from '../password-header.ts';
import { path } from '../path.ts';
import { requestOne } from '../request-results.ts';

/**
 * `GET /api/v1/users/{id}/`: a user, by id or name. The private fields are included for the user, for admins, and with
 * the user's password, which is sent in a header.
 *
 * @example
 * const { display_name } = await getUser(client, { id: 'zoe' });
 */
export async function getUser(
  client: BaseManagementClient,
  { id, password }: IdArgs & { readonly password?: string | undefined },
  options: ManagementCallOptions = {},
): Promise<Account> {
  const headers = password === undefined ? {} : { 'X-Password': passwordHeader(password) };
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/`, headers }, options);
}

/**
 * `PATCH /api/v1/users/{id}/`: changes the given properties.
 *
 * @example
 * await updateUser(client, { id: 'zoe', display_name: 'Zoe T.' });
 */
export async function updateUser(
  client: BaseManagementClient,
  { id, ...change }: IdArgs & AccountChange,
  options: ManagementCallOptions = {},
): Promise<Account> {
  const call = { method: 'PATCH', host: 'siteApiUrl', path: path`/api/v1/users/${id}/`, body: change } as const;
  return requestOne(client, call, options);
}

/**
 * `GET /api/v1/users/{id}/view-count/`: the views of all GIFs of a user.
 *
 * @example
 * const { view_count } = await getUserViewCount(client, { id: 'zoe' });
 */
export async function getUserViewCount(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<ViewCount> {
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/view-count/` }, options);
}

/**
 * `GET /api/v1/proxy-gif/{id}/view-count/`: the views of one GIF.
 *
 * @example
 * const { view_count } = await getGifViewCount(client, { id: 'cat-nap' });
 */
export async function getGifViewCount(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<ViewCount> {
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/proxy-gif/${id}/view-count/` }, options);
}
