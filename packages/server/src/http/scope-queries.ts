import type { MiddlewareHandler } from 'hono';
import { createTurns, inScope } from '../database/query-scope.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { healthCheckOf } from './health-check.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Limits the time of the statements of a request by its kind, and cancels reads when the client disconnects. Writes are
 * completed, because other requests may share them, and a canceled commit has an unknown outcome. A replica may execute
 * the reads of callers without credentials, who have written nothing that they would miss.
 */
export function scopeQueries(hasCredentials: (c: AppContext) => boolean): MiddlewareHandler<AppEnv> {
  const takeTurn = createTurns();
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (!READS.includes(method)) return inScope({ work: 'write' }, next);
    if (healthCheckOf(method, path) === undefined) await takeTurn(raw.signal);
    const readsFrom = hasCredentials(c) ? 'primary' : 'replica';
    return inScope({ work: 'read', signal: raw.signal, readsFrom }, next);
  };
}
