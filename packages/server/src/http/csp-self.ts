import type { AppContext } from './app-env.ts';
import { type OriginOptions, originOf } from './origin.ts';

/**
 * The source list of a Content-Security-Policy for this service. It contains `'self'` and the origin: in a sandboxed
 * frame a page has an opaque origin, which `'self'` never matches in WebKit.
 */
export function cspSelf(c: AppContext, options: OriginOptions): string {
  // A source without a path matches all paths.
  const { origin } = new URL(originOf(c, options));
  return isHostSource(origin) ? `'self' ${origin}` : "'self'";
}

/**
 * Whether the origin can be written into a policy. The Host header may contain `;` and `,`; a policy cannot name an
 * IPv6 address.
 */
function isHostSource(origin: string): boolean {
  return /^https?:\/\/[a-z0-9_.-]+(?::\d+)?$/i.test(origin);
}
