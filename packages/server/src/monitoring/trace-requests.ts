import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import { healthCheckOf } from '../http/health-check.ts';
import { loggablePath } from '../http/loggable-path.ts';
import type { SpanStart, Tracing } from '../tracing/tracing.ts';
import { isKnownMethod, routeOf } from './route-pattern.ts';

/**
 * Records every request but health checks as a span, which ends when the response was sent. Without queries, headers and
 * addresses, as in the access log. Log lines of the request have the id of its trace.
 */
export function traceRequests(tracing: Tracing): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (healthCheckOf(c.req.method, c.req.path) !== undefined) return next();
    const isSent = whenSent(c);
    const { traceId, run, end } = tracing.startRequest(startOf(c), c.req.raw.headers);
    if (traceId !== undefined) c.set('traceId', traceId);
    await run(next);
    const { status } = c.res;
    const route = routeOf(c);
    const method = isKnownMethod(c.req.method) ? c.req.method : 'HTTP';
    const result = {
      name: route === undefined ? method : `${method} ${route}`,
      attributes: { 'http.response.status_code': status, ...(route !== undefined && { 'http.route': route }) },
      errorType: status >= 500 ? String(status) : undefined,
    };
    // The body of a response may cause further calls.
    isSent.then(() => end(result));
  };
}

function startOf(c: AppContext): SpanStart {
  const { method } = c.req;
  return {
    name: isKnownMethod(method) ? method : 'HTTP',
    attributes: {
      'http.request.method': isKnownMethod(method) ? method : '_OTHER',
      'url.path': loggablePath(c),
      'url.scheme': new URL(c.req.url).protocol.slice(0, -1),
    },
  };
}

/** Resolves once the response was sent, or its caller has disconnected; at once for requests within the process. */
async function whenSent({ env }: AppContext): Promise<void> {
  const outgoing = env?.outgoing;
  if (outgoing !== undefined) await new Promise<void>((resolve) => outgoing.once('close', resolve));
}
