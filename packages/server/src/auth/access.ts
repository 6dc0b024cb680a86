import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError } from '../http/api-error.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Account } from './account.ts';
import type { Caller } from './caller.ts';
import { hasValidCsrfToken, readCredentials, requireCsrfHeaders } from './credentials.ts';
import { type Action, permissionScope } from './permissions.ts';
import type { SessionStore } from './session-store.ts';

/** Parts of a route definition that enforce its action: OpenAPI fields and middleware. */
export interface Guard {
  readonly 'x-zoetrope-action': Action;
  readonly security: { [scheme: string]: string[] }[];
  readonly middleware: MiddlewareHandler<AppEnv>;
}

export interface GuardOptions {
  /** A query parameter that may contain the token instead of a header. */
  readonly tokenQuery?: string | undefined;
}

export interface Access {
  /** Guards a route: only callers with a permission for the action pass, at least for their own resources. */
  readonly require: (action: Action, options?: GuardOptions) => Guard;
  /** Whether a route of `require` matches the request. */
  readonly isGuarded: (c: AppContext) => boolean;
  /** The signed-in account, for routes that anyone may call. An invalid token is an error. */
  readonly anyCaller: (c: AppContext, options?: GuardOptions) => Promise<Account | undefined>;
}

/** The OpenAPI security of routes whose result depends on an optional sign-in. */
export const OPTIONAL_SIGN_IN = [{}, { bearer: [] }, { session: [] }];

const READS = ['GET', 'HEAD'];

export function createAccess(sessions: SessionStore): Access {
  const guards = new Set<unknown>();
  async function anyCaller(c: AppContext, { tokenQuery }: GuardOptions = {}): Promise<Account | undefined> {
    const credentials = readCredentials(c, tokenQuery);
    if (credentials === undefined) return undefined;
    if (credentials.by === 'cookie' && !READS.includes(c.req.method)) requireCsrfHeaders(c, credentials.token);
    // Another site can make a browser send the cookie: such a request counts as signed out.
    if (credentials.by === 'cookie' && !hasValidCsrfToken(c, credentials.token)) return undefined;
    const session = await sessions.find(credentials.token);
    if (session === undefined && credentials.by === 'bearer') {
      throw unauthenticatedError('This token is invalid or has expired.');
    }
    return session?.account;
  }

  return {
    anyCaller,
    isGuarded: (c) => matchedRoutes(c).some(({ handler }) => guards.has(handler)),
    require: (action, options) => {
      const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
        const account = await anyCaller(c, options);
        if (account === undefined) throw unauthenticatedError('Sign in first.');
        const reach = permissionScope(account.roles, action);
        if (reach === undefined) throw forbidden();
        c.set('caller', { account, reach });
        await next();
      };
      guards.add(middleware);
      return { 'x-zoetrope-action': action, security: [{ bearer: [] }, { session: [] }], middleware };
    },
  };
}

/** Throws 403 if the caller may do this to their own resources only and is not one of the owners. */
export function requireOwner({ account, reach }: Caller, owners: readonly (string | null | undefined)[]): void {
  if (reach === 'own' && !owners.includes(account.id)) throw forbidden();
}

/** Whether an account may do an action to a resource of these owners. False without an account. */
export function isAllowed(
  account: Account | undefined,
  action: Action,
  owners: readonly (string | null | undefined)[],
): boolean {
  const reach = account && permissionScope(account.roles, action);
  return reach === 'any' || (reach === 'own' && owners.includes(account?.id));
}

export function unauthenticatedError(message: string): ApiError {
  return new ApiError(message, {
    status: 401,
    code: 'auth',
    parameter: 'Authorization',
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

export function forbidden(): ApiError {
  return new ApiError('Your roles do not permit this.', { status: 403, code: 'forbidden' });
}
