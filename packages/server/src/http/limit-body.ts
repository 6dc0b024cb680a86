import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { type BodyLimit, readBody } from './read-body.ts';

/** Reads a body before a route sees it; see readBody for what is refused. */
export function limitBody(limit: BodyLimit): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { body, url, method, headers, signal } = c.req.raw;
    if (body === null || body === undefined) return next();
    c.req.raw = new Request(url, { method, headers, signal, body: await readBody(c, limit) });
    return next();
  };
}
