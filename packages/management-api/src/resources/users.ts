import type {
  Account,
  AccountChange,
  AccountData,
  AccountDeletion,
  AccountListArgs,
  AccountQuota,
  CursorPage,
  EndedSessions,
  ListedAccount,
  QuotaChange,
  UploadsChoice,
  ViewCount,
} from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import type { IdArgs } from '../id-args.ts';
import { passwordHeader } from '../password-header.ts';
import { path } from '../path.ts';
import { requestList, requestOne } from '../request-results.ts';

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
  const headers = passwordHeaders(password);
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/`, headers }, options);
}

/**
 * `PATCH /api/v1/users/{id}/`: changes the given properties. Throws a 409 if the only admin would lose that role.
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
 * `GET /api/v1/users`: the accounts, newest first; for admins.
 *
 * @example
 * const { data, next_cursor } = await getUsers(client, { q: 'zo' });
 */
export async function getUsers(
  client: BaseManagementClient,
  { q, limit, next_cursor }: AccountListArgs = {},
  options: ManagementCallOptions = {},
): Promise<CursorPage<ListedAccount>> {
  return requestList(client, { host: 'siteApiUrl', path: '/api/v1/users', query: { q, limit, next_cursor } }, options);
}

/**
 * `GET /api/v1/users/{id}/data`: everything that is stored about a user; for the user and for admins.
 *
 * @example
 * const { uploads } = await exportUser(client, { id: 'zoe' });
 */
export async function exportUser(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<AccountData> {
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/data` }, options);
}

/**
 * `POST /api/v1/users/{id}/sign-out`: ends all sessions of a user, including this one if it is the caller; for the user
 * and for admins. The password stays valid.
 *
 * @example
 * const { sessions } = await signOutUser(client, { id: 'zoe' });
 */
export async function signOutUser(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<EndedSessions> {
  return requestOne(client, { method: 'POST', host: 'siteApiUrl', path: path`/api/v1/users/${id}/sign-out` }, options);
}

export interface DeleteUserArgs extends IdArgs {
  /** Whether the uploads remain, without their author. */
  readonly uploads: UploadsChoice;
  /** Required for the caller's own account; sent in a header. */
  readonly password?: string | undefined;
}

/** Each upload is deleted with its files. */
const DELETE_TIMEOUT_MS = 600_000;

/**
 * `DELETE /api/v1/users/{id}`: deletes the caller's own account with its password, or, for admins, any other account. If
 * it ends before all uploads are deleted, the account remains, and the next call continues.
 *
 * @example
 * const { uploads_deleted } = await deleteUser(client, { id: 'zoe', uploads: 'delete', password: 'correct horse' });
 */
export async function deleteUser(
  client: BaseManagementClient,
  { id, uploads, password }: DeleteUserArgs,
  options: ManagementCallOptions = {},
): Promise<AccountDeletion> {
  const headers = passwordHeaders(password);
  const call = {
    method: 'DELETE',
    host: 'siteApiUrl',
    path: path`/api/v1/users/${id}`,
    query: { uploads },
    headers,
  } as const;
  return requestOne(client, call, { timeout: DELETE_TIMEOUT_MS, ...options });
}

function passwordHeaders(password: string | undefined): Readonly<Record<string, string>> {
  return password === undefined ? {} : { 'X-Password': passwordHeader(password) };
}

/**
 * `GET /api/v1/users/{id}/quota`: what a user has stored and may store, and the limits that were set for this user; for
 * the user and for admins.
 *
 * @example
 * const { usage, quota } = await getUserQuota(client, { id: 'zoe' });
 */
export async function getUserQuota(
  client: BaseManagementClient,
  { id }: IdArgs,
  options: ManagementCallOptions = {},
): Promise<AccountQuota> {
  return requestOne(client, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/quota` }, options);
}

/**
 * `PUT /api/v1/users/{id}/quota`: sets the quota of a user; for admins. A missing limit is that of the service; null is
 * no limit.
 *
 * @example
 * await setUserQuota(client, { id: 'zoe', items: 1000, bytes: null });
 */
export async function setUserQuota(
  client: BaseManagementClient,
  { id, ...quota }: IdArgs & QuotaChange,
  options: ManagementCallOptions = {},
): Promise<AccountQuota> {
  const call = { method: 'PUT', host: 'siteApiUrl', path: path`/api/v1/users/${id}/quota`, body: quota } as const;
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
