import type { MiddlewareHandler } from 'hono';
import { createTurns, inScope } from '../database/query-scope.ts';
import type { AppEnv } from './app-env.ts';
import { healthCheckOf } from './health-check.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Limits the time of the statements of a request by its kind, and cancels reads when the client disconnects. Writes are
 * completed, because other requests may share them, and a canceled commit has an unknown outcome.
 */
export function scopeQueries(): MiddlewareHandler<AppEnv> {
  const takeTurn = createTurns();
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (!READS.includes(method)) return inScope({ work: 'write' }, next);
    if (healthCheckOf(method, path) === undefined) await takeTurn(raw.signal);
    return inScope({ work: 'read', signal: raw.signal }, next);
  };
}
