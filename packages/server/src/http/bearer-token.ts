import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import type { AppEnv } from './app-env.ts';

/** Lets only calls with this token in `Authorization: Bearer` pass; none at all where no token is set. */
export function requireBearer(token: string | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [, given] = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (given === undefined || !token || !isSame(given, token)) {
      const message = given === undefined ? 'This call needs a Bearer token.' : 'This token does not allow the call.';
      throw new ApiError(401, 'auth', message, {
        parameter: 'Authorization',
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    await next();
  };
}

/** Takes as long for any two texts, so that a token cannot be guessed letter by letter. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
