import type { Credentials, LoginCheck, Session } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { requestOne, requestVoid } from '../request-results.ts';

/**
 * `POST /login/`: starts a session. Returns a CSRF token if the client uses cookies, or else a token.
 *
 * @example
 * const { token } = await signIn(client, { username: 'zoe', password: 'correct horse' });
 */
export async function signIn(
  client: BaseManagementClient,
  credentials: Credentials,
  options: ManagementCallOptions = {},
): Promise<Session> {
  return requestOne(client, { method: 'POST', host: 'siteUrl', path: '/login/', body: credentials }, options);
}

/**
 * `POST /login/out/`: ends the session.
 *
 * @example
 * await signOut(client);
 */
export async function signOut(client: BaseManagementClient, options: ManagementCallOptions = {}): Promise<void> {
  return requestVoid(client, { method: 'POST', host: 'siteUrl', path: '/login/out/' }, options);
}

/**
 * `GET /login/check`: whether the caller is signed in. After a reload, a page gets its CSRF token here.
 *
 * @example
 * const { logged_in, csrf_token } = await checkLogin(client);
 */
export async function checkLogin(
  client: BaseManagementClient,
  options: ManagementCallOptions = {},
): Promise<LoginCheck> {
  return requestOne(client, { host: 'siteUrl', path: '/login/check' }, options);
}
