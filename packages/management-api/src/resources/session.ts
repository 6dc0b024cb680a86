import type { Credentials, LoginCheck, Session } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { done, one } from '../results.ts';

/**
 * `POST /login/`: begins a session. A connection by cookie is given a cookie and the CSRF token that goes with it, any
 * other a token.
 */
export async function signIn(
  connection: Connection,
  credentials: Credentials,
  options: CallOptions = {},
): Promise<Session> {
  return one(connection, { method: 'POST', host: 'siteUrl', path: '/login/', body: credentials }, options);
}

/** `POST /login/out/`: ends the session. */
export async function signOut(connection: Connection, options: CallOptions = {}): Promise<void> {
  return done(connection, { method: 'POST', host: 'siteUrl', path: '/login/out/' }, options);
}

/** `GET /login/check`: whether the caller is signed in. A page that was loaded again gets its CSRF token here. */
export async function checkLogin(connection: Connection, options: CallOptions = {}): Promise<LoginCheck> {
  return one(connection, { host: 'siteUrl', path: '/login/check' }, options);
}
