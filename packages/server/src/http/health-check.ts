import type { IncomingMessage } from 'node:http';
import { withoutTrailingSlash } from './trailing-slash.ts';

/** Paths that balancers and supervisors request. */
export const HEALTH_PATHS = ['/healthz', '/livez', '/readyz', '/readyz/api', '/readyz/collector'] as const;

export type HealthPath = (typeof HEALTH_PATHS)[number];

const METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Replaces the missing host of a health check. The response does not contain it. */
const FALLBACK_HOST = 'localhost';

/**
 * Returns the path of a health check without its trailing slash; undefined for other requests.
 * HAProxy's `option httpchk` sends `OPTIONS /` by default, which counts as `/healthz`.
 */
export function healthCheckOf(method: string, path: string): HealthPath | undefined {
  if (method === 'OPTIONS' && path === '/') return '/healthz';
  const plain = withoutTrailingSlash(path);
  return METHODS.includes(method) ? HEALTH_PATHS.find((healthPath) => healthPath === plain) : undefined;
}

/**
 * Adds a host to a health check that has none: HTTP/1.0 does not require one, and load balancers that use it send none.
 * Other requests without a host are rejected with a 400, since responses contain URLs with it.
 */
export function addHostToHealthCheck(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  const { method = '', url = '', headers } = incoming;
  if (headers.host !== undefined && headers.host !== '') return;
  const [path = ''] = url.split('?');
  if (healthCheckOf(method, path) !== undefined) headers.host = FALLBACK_HOST;
}
