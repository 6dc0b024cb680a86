import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { healthCheckOf } from './health-check.ts';
import { loggablePath } from './loggable-path.ts';
import { redactUrl } from './redact-url.ts';

/** Logs one line per request at level info, without IP addresses, headers or secrets. Health checks are not logged. */
export function accessLog(logger: Logger, clock: () => number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = clock();
    await next();
    if (healthCheckOf(c.req.method, c.req.path) !== undefined) return;
    const { pathname, search } = new URL(c.req.url);
    logger.info({
      method: c.req.method,
      url: `${loggablePath(c, pathname)}${redactUrl(search)}`,
      status: c.res.status,
      ms: Math.max(0, clock() - start),
      client: c.var.client,
      request_id: c.var.requestId,
      trace_id: c.var.traceId,
    });
  };
}
