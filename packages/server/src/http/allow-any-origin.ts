import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AppEnv } from './app-env.ts';

/** Response headers that scripts of other origins may read. */
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];

/** Seconds for which browsers cache a preflight response. */
const MAX_AGE = 86_400;

/**
 * Allows scripts of every origin to read the responses (CORS). Hono's middleware responds to preflight requests only:
 * it touches `c.res` before there is a response, so that every body would be copied through a stream.
 */
export function allowAnyOrigin(): MiddlewareHandler<AppEnv> {
  const preflight = cors({ origin: '*', maxAge: MAX_AGE, exposeHeaders: EXPOSED_HEADERS });
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(','));
    return next();
  };
}
