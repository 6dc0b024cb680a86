import { ZoetropeError } from '@zoetrope/transport';

/** A token, or a function that returns it before each request; undefined if there is none. */
export type Secret = string | (() => string | undefined);

/**
 * The credentials of the caller: a token, or the CSRF token of a page with a cookie session, from `signIn` or
 * `checkLogin`.
 */
export type ManagementAuth = { readonly token: Secret } | { readonly csrfToken: Secret };

export interface AuthParts {
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

/** The parts of a request that authenticate the caller. Cookies are only sent with a cookie session. */
export function authParts(auth: ManagementAuth | undefined): AuthParts {
  if (auth && 'csrfToken' in auth) {
    const csrfToken = resolveSecret(auth.csrfToken);
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(csrfToken && { 'X-CSRFToken': csrfToken }) };
    return { headers, credentials: 'include' };
  }
  const token = resolveToken(auth);
  return { headers: token ? { Authorization: `Bearer ${token}` } : {}, credentials: 'omit' };
}

export function resolveToken(auth: ManagementAuth | undefined): string | undefined {
  return auth && 'token' in auth ? resolveSecret(auth.token) : undefined;
}

/** Throws for an invalid header value, because `fetch` would throw an error that contains it. */
function resolveSecret(secret: Secret): string | undefined {
  const value = typeof secret === 'string' ? secret : secret();
  if (!value) return undefined;
  if (/^[\x21-\x7E]+$/.test(value)) return value;
  throw new ZoetropeError('The token has characters that are invalid in a header', { code: 'validation' });
}
