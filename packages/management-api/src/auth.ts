import { ZoetropeError } from '@zoetrope/transport';

/** A secret, or where to get it at each call; undefined while there is none. */
export type Secret = string | (() => string | undefined);

/**
 * Who calls: the holder of a token, or a page whose session is a cookie. A page gets its CSRF token from `signIn` or
 * `checkLogin` (spec §6).
 */
export type ManagementAuth = { readonly token: Secret } | { readonly csrfToken: Secret };

export interface AuthParts {
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
}

/** The part of a request that tells who calls. Without a cookie session no cookie goes along. */
export function authParts(auth: ManagementAuth | undefined): AuthParts {
  if (auth && 'csrfToken' in auth) {
    const csrf = reveal(auth.csrfToken);
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(csrf && { 'X-CSRFToken': csrf }) };
    return { headers, credentials: 'include' };
  }
  const token = tokenOf(auth);
  return { headers: token ? { Authorization: `Bearer ${token}` } : {}, credentials: 'omit' };
}

export function tokenOf(auth: ManagementAuth | undefined): string | undefined {
  return auth && 'token' in auth ? reveal(auth.token) : undefined;
}

/** `fetch` names a header that it refuses together with its value: such a secret is refused before. */
function reveal(secret: Secret): string | undefined {
  const value = typeof secret === 'string' ? secret : secret();
  if (!value || /^[\x21-\x7E]+$/.test(value)) return value || undefined;
  throw new ZoetropeError('The token has characters that cannot be sent in a header', { code: 'validation' });
}
