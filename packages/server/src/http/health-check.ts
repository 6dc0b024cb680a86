import type { IncomingMessage } from 'node:http';

/** Paths of health checks by method. HAProxy's `option httpchk` sends `OPTIONS /` by default. */
export const HEALTH_PATHS = {
  GET: ['/healthz', '/healthz/'],
  HEAD: ['/healthz', '/healthz/'],
  OPTIONS: ['/', '/healthz', '/healthz/'],
} as const;

/** The host of a health check that has none. The response does not contain it. */
const NO_HOST = 'localhost';

/**
 * Adds a host to a health check that has none: HTTP/1.0 does not require one, and load balancers that use it send none.
 * Other requests without a host are rejected with a 400, since responses contain URLs with it.
 */
export function addHostToHealthCheck(incoming: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  const { method = '', url = '', headers } = incoming;
  if (headers.host !== undefined && headers.host !== '') return;
  const [path = ''] = url.split('?');
  const paths: { readonly [method: string]: readonly string[] } = HEALTH_PATHS;
  if (Object.hasOwn(paths, method) && paths[method]?.includes(path)) headers.host = NO_HOST;
}
