import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type BodyLimit, limitBody } from '../http/limit-body.ts';
import type { App } from '../routes/route-context.ts';
import { MOST_BODY_BYTES } from '../uploads/upload-limits.ts';

const JSON_BODY: BodyLimit = { bytes: 256 * 1024, ms: 10_000 };
/** A slow line takes a minute or two for a large file. */
const FILE_BODY: BodyLimit = { bytes: MOST_BODY_BYTES, ms: 180_000 };

const TAKES_FILES = /^\/(?:api\/v1\/gifs|imaging\/trim|ajax\/tags\/prediction)\/?$/;

const PREFIXES = ['/login', '/ajax', '/api', '/imaging', '/stories', '/trendingscheduler'];

/** Bounds the bodies of management calls in size and time, before any route reads them. */
export function limitBodies(app: App): void {
  const [small, large] = [limitBody(JSON_BODY), limitBody(FILE_BODY)];
  const limit: MiddlewareHandler<AppEnv> = (c, next) => (TAKES_FILES.test(c.req.path) ? large : small)(c, next);
  for (const prefix of PREFIXES) app.use(`${prefix}/*`, limit);
}
