import type { MiddlewareHandler } from 'hono';
import { inScope } from '../database/query-scope.ts';
import type { AppEnv } from './app-env.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Limits the time of the statements of a request by its kind, and cancels reads when the client disconnects. Writes are
 * completed, because other requests may share them, and a canceled commit has an unknown outcome.
 */
export const scopeQueries: MiddlewareHandler<AppEnv> = (c, next) => {
  if (READS.includes(c.req.method)) return inScope({ work: 'read', signal: c.req.raw.signal }, next);
  return inScope({ work: 'write' }, next);
};
