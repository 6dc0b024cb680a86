import type { MiddlewareHandler } from 'hono';
import { type Access, unauthenticatedError } from '../auth/access.ts';
import type { App, AppEnv } from '../http/app-env.ts';
import type { BodyLimit } from '../http/read-body.ts';
import { limitBody } from '../http/read-body.ts';
import { createSemaphore } from '../http/semaphore.ts';
import { withoutTrailingSlash } from '../http/trailing-slash.ts';
import { MAX_BODY_BYTES } from './uploads/upload-limits.ts';

const JSON_BODY: BodyLimit = { bytes: 256 * 1024, ms: 10_000 };
/** Slow uplinks need a minute or two for a large file. */
const FILE_BODY: BodyLimit = { bytes: MAX_BODY_BYTES, ms: 180_000 };
/** Uploads held in memory at the same time: at most 400 MB. */
const FILES = { max: 16, maxPerHolder: 4, busy: 'Too many files are being uploaded. Try again soon.' };

const FILE_PATHS = new Set(['/api/v1/gifs', '/imaging/trim', '/ajax/tags/prediction']);

const PREFIXES = ['/login', '/ajax', '/api', '/imaging', '/stories', '/trendingscheduler', '/v1'];

/** Limits size and duration of request bodies before any route reads them. The collector has its own limit. */
export function limitBodies(app: App, access: Pick<Access, 'anyCaller'>): void {
  const limitJson = limitBody(JSON_BODY);
  const limitFile = limitFiles(access);
  const limit: MiddlewareHandler<AppEnv> = (c, next) => {
    const hasFile = c.req.method === 'POST' && FILE_PATHS.has(withoutTrailingSlash(c.req.path));
    return hasFile ? limitFile(c, next) : limitJson(c, next);
  };
  for (const prefix of PREFIXES) app.use(`${prefix}/*`, limit);
}

/** Reads large bodies of signed-in users only, and only some at the same time. */
function limitFiles({ anyCaller }: Pick<Access, 'anyCaller'>): MiddlewareHandler<AppEnv> {
  const read = limitBody(FILE_BODY);
  const semaphore = createSemaphore(FILES);
  return async (c, next) => {
    const account = await anyCaller(c);
    if (account === undefined) throw unauthenticatedError('Sign in first.');
    if (Number(c.req.header('Content-Length') ?? Number.POSITIVE_INFINITY) <= JSON_BODY.bytes) return read(c, next);
    const release = semaphore.acquire(account.id);
    try {
      return await read(c, next);
    } finally {
      release();
    }
  };
}
