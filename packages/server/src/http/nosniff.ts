import type { MiddlewareHandler } from 'hono';

/** Answers are what their type says; no browser is to guess at markup in a title. */
export const noSniffing: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};
