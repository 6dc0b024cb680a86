import { getCookie } from 'hono/cookie';
import { ApiError } from '../http/api-error.ts';
import type { AppContext } from '../http/app-env.ts';
import { csrfTokenOf, safeEqual } from './tokens.ts';

export const SESSION_COOKIE = 'zoetrope_session';

export interface Credentials {
  readonly token: string;
  readonly by: 'bearer' | 'cookie';
}

/** What a request says of who sends it: a token in Authorization, else in that query parameter, else the cookie. */
export function readCredentials(c: AppContext, tokenQuery?: string | undefined): Credentials | undefined {
  const header = c.req.header('Authorization');
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  // Another scheme, or no token at all, is a token that is not valid: it must not fall back to the cookie.
  if (header !== undefined) return { token: bearer ?? '', by: 'bearer' };
  const inQuery = tokenQuery === undefined ? undefined : c.req.query(tokenQuery);
  if (inQuery !== undefined) return { token: inQuery, by: 'bearer' };
  const cookie = getCookie(c, SESSION_COOKIE);
  return cookie ? { token: cookie, by: 'cookie' } : undefined;
}

/** Whether a page of ours asks: no other site can send this header with a cookie of ours. */
export function hasAjaxHeader(c: AppContext): boolean {
  return c.req.header('X-Requested-With') === 'XMLHttpRequest';
}

/** Whether both headers of a call by cookie are there and right (spec §6). */
export function hasValidCsrfToken(c: AppContext, token: string): boolean {
  return hasAjaxHeader(c) && safeEqual(c.req.header('X-CSRFToken') ?? '', csrfTokenOf(token));
}

/** Throws for a write by cookie that may come from another site. */
export function requireCsrfHeaders(c: AppContext, token: string): void {
  if (!hasAjaxHeader(c)) throw csrfError('X-Requested-With');
  if (!hasValidCsrfToken(c, token)) throw csrfError('X-CSRFToken');
}

function csrfError(parameter: string): ApiError {
  return new ApiError(403, 'forbidden', `The ${parameter} header is missing or wrong.`, { parameter });
}
