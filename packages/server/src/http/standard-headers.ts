import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** Sets a request id: the caller's own if it is safe in logs and headers, otherwise a new UUID. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const requestId = c.req.header('X-Request-Id');
  const id = requestId !== undefined && SAFE.test(requestId) ? requestId : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};

/** Browsers must not guess the type of a response, for example because of markup in a title. */
export const nosniff: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};
