import { getCookie } from 'hono/cookie';
import { ApiError } from '../http/api-error.ts';
import type { AppContext } from '../http/app-env.ts';
import { csrfTokenOf, safeEqual } from './tokens.ts';

export const SESSION_COOKIE = 'zoetrope_session';

/** The query parameter of routes that accept a token there. */
export const TOKEN_QUERY = 'access_token';

export interface Credentials {
  readonly token: string;
  readonly by: 'bearer' | 'cookie';
}

/**
 * The credentials of a request: the token in Authorization, in the query parameter, or in the cookie, in this order.
 */
export function readCredentials(c: AppContext, tokenQuery?: string | undefined): Credentials | undefined {
  const header = c.req.header('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  // A malformed or foreign Authorization header is an invalid token; it must not fall back to the cookie.
  if (header !== undefined) return { token: bearer ?? '', by: 'bearer' };
  const inQuery = tokenQuery === undefined ? undefined : c.req.query(tokenQuery);
  if (inQuery !== undefined) return { token: inQuery, by: 'bearer' };
  const cookie = getCookie(c, SESSION_COOKIE);
  return cookie ? { token: cookie, by: 'cookie' } : undefined;
}

/** Whether a request has a session or a token, valid or not. */
export function hasCredentials(c: AppContext): boolean {
  return readCredentials(c, TOKEN_QUERY) !== undefined;
}

/** Whether the request comes from a page of this origin: other sites cannot send this header with our cookie. */
export function hasAjaxHeader(c: AppContext): boolean {
  return c.req.header('X-Requested-With') === 'XMLHttpRequest';
}

/** Whether both headers of a request with a cookie are present and valid (spec §6). */
export function hasValidCsrfToken(c: AppContext, token: string): boolean {
  return hasAjaxHeader(c) && safeEqual(c.req.header('X-CSRFToken') ?? '', csrfTokenOf(token));
}

/** Throws 403 for a write with a cookie that may come from another site. */
export function requireCsrfHeaders(c: AppContext, token: string): void {
  if (!hasAjaxHeader(c)) throw csrfError('X-Requested-With');
  if (!hasValidCsrfToken(c, token)) throw csrfError('X-CSRFToken');
}

function csrfError(parameter: string): ApiError {
  return new ApiError(`The ${parameter} header is missing or wrong.`, { status: 403, code: 'forbidden', parameter });
}
