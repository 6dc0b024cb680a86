import { z } from '@hono/zod-openapi';
import { ApiError } from '../http/api-error.ts';
import type { App, AppContext } from '../http/app-env.ts';
import { NEVER_CACHED } from '../http/caching.ts';
import { clientIp } from '../http/client-ip.ts';
import { ERROR_RESPONSE } from '../http/routes.ts';
import type { Metrics } from './metrics.ts';

const METRICS_PATH = '/metrics';

/** Headers of proxies. A request with one of them is not from the machine of the socket. */
const FORWARDING_HEADERS = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'];

/** Adds GET `/metrics`, for permitted addresses. `trustedHops` is the number of trusted proxies. */
export function addMetricsRoute(app: App, metrics: Metrics, trustedHops: number): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: METRICS_PATH,
    tags: ['service'],
    security: [],
    summary: 'Read the metrics of this process, in the format of Prometheus',
    responses: {
      200: { description: 'The metrics', content: { 'text/plain': { schema: z.string() } } },
      default: ERROR_RESPONSE,
    },
  });
  app.get(METRICS_PATH, async (c) => {
    if (!isPermitted(c, metrics, trustedHops)) {
      const message = 'This address may not read the metrics. Permit it with --metrics-allow.';
      throw new ApiError(message, { status: 403, code: 'forbidden' });
    }
    const { contentType, body } = await metrics.read();
    c.header('Cache-Control', NEVER_CACHED);
    return c.body(body, 200, { 'Content-Type': contentType });
  });
}

/**
 * The address of the socket must be permitted. With trusted proxies, the address that they forward must be permitted
 * too. Forwarding headers of other proxies deny access, because the request came from elsewhere through a proxy.
 */
function isPermitted(c: AppContext, metrics: Metrics, trustedHops: number): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined);
  if (isForwarded && trustedHops === 0) return false;
  return metrics.isAllowed(clientIp(c, 0)) && metrics.isAllowed(clientIp(c, trustedHops));
}
