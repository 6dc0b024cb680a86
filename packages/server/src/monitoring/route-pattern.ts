import { matchedRoutes } from 'hono/route';
import type { AppContext } from '../http/app-env.ts';
import { healthCheckOf } from '../http/health-check.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Whether a method is one of HTTP: callers can invent others. */
export function isKnownMethod(method: string): boolean {
  return METHODS.has(method);
}

/**
 * The pattern of the route, for example `/gifs/{id}`: paths would be unlimited in number, and contain ids of callers.
 * Undefined for requests without a route.
 */
export function routeOf(c: AppContext): string | undefined {
  const check = healthCheckOf(c.req.method, c.req.path);
  if (check !== undefined) return check;
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  return route?.path.replace(PARAMETER, '{$1}');
}
