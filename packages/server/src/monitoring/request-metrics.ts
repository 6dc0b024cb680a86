import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { healthCheckOf } from '../http/health-check.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Counts every request by its method, route pattern and status, and measures its duration. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    metrics.observeRequest({
      method: METHODS.has(c.req.method) ? c.req.method : 'other',
      route: routeOf(c),
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  };
}

/**
 * The pattern of the route, for example `/gifs/{id}`: paths would be unlimited in number, and contain ids of callers.
 */
function routeOf(c: AppContext): string {
  const check = healthCheckOf(c.req.method, c.req.path);
  if (check !== undefined) return check;
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  return route?.path.replace(PARAMETER, '{$1}') ?? 'none';
}
