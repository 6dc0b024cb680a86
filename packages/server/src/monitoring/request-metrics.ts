import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Metrics } from './metrics.ts';
import { isKnownMethod, routeOf } from './route-pattern.ts';

/** Counts every request by its method, route pattern and status, and measures its duration. */
export function requestMetrics(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    metrics.observeRequest({
      method: isKnownMethod(c.req.method) ? c.req.method : 'other',
      route: routeOf(c) ?? 'none',
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  };
}
