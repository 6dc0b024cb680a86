import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Account } from './account.ts';
import type { Caller } from './caller.ts';
import { isOwnPage, readCredentials, refuseForged } from './credentials.ts';
import { type Action, reachOf } from './permissions.ts';
import type { SessionStore } from './session-store.ts';

/** What a route takes up from its action: how it is described, and the middleware that holds it. */
export interface Guard {
  readonly 'x-zoetrope-action': Action;
  readonly security: { [scheme: string]: string[] }[];
  readonly middleware: MiddlewareHandler<AppEnv>;
}

export interface GuardOptions {
  /** A query parameter that may carry the token too. */
  readonly tokenQuery?: string | undefined;
}

export interface Access {
  /** Lets only those pass whom the table of permissions allows this action, to their own things at least. */
  readonly to: (action: Action, options?: GuardOptions) => Guard;
  /** Who is signed in, if anyone, for calls that show more to some. A wrong token is an error all the same. */
  readonly whoever: (c: AppContext, options?: GuardOptions) => Promise<Account | undefined>;
}

/** How a call is described that shows more to those who are signed in. */
export const SIGNED_IN_OR_NOT = [{}, { bearer: [] }, { session: [] }];

const READS = ['GET', 'HEAD'];

export function createAccess(sessions: SessionStore): Access {
  async function whoever(c: AppContext, { tokenQuery }: GuardOptions = {}): Promise<Account | undefined> {
    const credentials = readCredentials(c, tokenQuery);
    if (credentials === undefined) return undefined;
    if (credentials.by === 'cookie' && !READS.includes(c.req.method)) refuseForged(c, credentials.token);
    // Another site can make a browser send the cookie; what it asks for so is answered as to nobody.
    if (credentials.by === 'cookie' && !isOwnPage(c, credentials.token)) return undefined;
    const found = await sessions.find(credentials.token);
    if (found === undefined && credentials.by === 'bearer') {
      throw notSignedIn('This token is not valid or has expired.');
    }
    return found?.account;
  }

  return {
    whoever,
    to: (action, options) => ({
      'x-zoetrope-action': action,
      security: [{ bearer: [] }, { session: [] }],
      middleware: async (c, next) => {
        const account = await whoever(c, options);
        if (account === undefined) throw notSignedIn('Sign in first.');
        const reach = reachOf(account.roles, action);
        if (reach === undefined) throw notAllowed();
        c.set('caller', { account, reach });
        await next();
      },
    }),
  };
}

/** Refuses a caller who may do the route's action to their own things only, where this is not theirs. */
export function requireOwner({ account, reach }: Caller, owners: readonly (string | null | undefined)[]): void {
  if (reach === 'own' && !owners.includes(account.id)) throw notAllowed();
}

/** Whether someone, or nobody, may do an action to something that these accounts own. */
export function mayDo(
  account: Account | undefined,
  action: Action,
  owners: readonly (string | null | undefined)[],
): boolean {
  const reach = account && reachOf(account.roles, action);
  return reach === 'any' || (reach === 'own' && owners.includes(account?.id));
}

export function notSignedIn(message: string): ApiError {
  return new ApiError(401, 'auth', message, { parameter: 'Authorization', headers: { 'WWW-Authenticate': 'Bearer' } });
}

export function notAllowed(): ApiError {
  return new ApiError(403, 'forbidden', 'Your role does not allow this.');
}
