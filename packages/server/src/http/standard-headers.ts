import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** Names every request, by the caller's own name where that is safe to write into a log and a header. */
export const requestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const given = c.req.header('X-Request-Id');
  const id = given !== undefined && SAFE.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
};

/** Answers are what their type says; no browser is to guess at markup in a title. */
export const nosniff: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};
