import type { Account, AccountChange, ViewCount } from '@zoetrope/model/management';
import type { ById } from '../by-id.ts';
import type { CallOptions, Connection } from '../connection.ts';
import { passwordHeader } from '../password-header.ts';
import { path } from '../path.ts';
import { one } from '../results.ts';

/**
 * `GET /api/v1/users/{id}/`: a user, by id or name. With the user's own password, sent in a header, the private fields come too; so
 * they do for the user and for admins.
 */
export async function getUser(
  connection: Connection,
  { id, password }: ById & { readonly password?: string | undefined },
  options: CallOptions = {},
): Promise<Account> {
  const headers = password === undefined ? {} : { 'X-Password': passwordHeader(password) };
  return one(connection, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/`, headers }, options);
}

/** `PATCH /api/v1/users/{id}/`: changes what is named. */
export async function updateUser(
  connection: Connection,
  { id, ...change }: ById & AccountChange,
  options: CallOptions = {},
): Promise<Account> {
  const call = { method: 'PATCH', host: 'siteApiUrl', path: path`/api/v1/users/${id}/`, body: change } as const;
  return one(connection, call, options);
}

/** `GET /api/v1/users/{id}/view-count/`: views of all GIFs of a user. */
export async function getUserViewCount(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<ViewCount> {
  return one(connection, { host: 'siteApiUrl', path: path`/api/v1/users/${id}/view-count/` }, options);
}

/** `GET /api/v1/proxy-gif/{id}/view-count/`: views of one GIF. */
export async function getGifViewCount(
  connection: Connection,
  { id }: ById,
  options: CallOptions = {},
): Promise<ViewCount> {
  return one(connection, { host: 'siteApiUrl', path: path`/api/v1/proxy-gif/${id}/view-count/` }, options);
}
