import { HEALTH_PATHS } from '../health-check.ts';
import { withoutTrailingSlash } from '../trailing-slash.ts';

/** Calls per minute by IP address and key, for each kind of call. Bursts are allowed. */
export interface RateLimits {
  /** Reads, except media and the API description. */
  readonly read: number;
  /** Animating texts, and drawing their pictures. */
  readonly animate: number;
  /** Batches of events, and single ones. */
  readonly pingback: number;
  /** Writes. */
  readonly write: number;
}

export type RateLimited = keyof RateLimits;

/** Far above normal use: a page of a Grid is one read, and events are sent about once per second. */
export const RATE_LIMITS: RateLimits = { read: 3000, animate: 300, pingback: 1200, write: 300 };

/**
 * Media is cheap to send, and drawing it is limited elsewhere; health checks must not fail because of other callers.
 */
const UNLIMITED = new Set<string>([...HEALTH_PATHS, '/openapi.json', '/docs', '/docs.js', '/logo.svg']);

/** The limit that a request counts for. Undefined if it is not limited. */
export function limitFor(method: string, path: string): RateLimited | undefined {
  const plain = withoutTrailingSlash(path);
  if (path.startsWith('/media/') || UNLIMITED.has(plain)) return undefined;
  // Writes an event, although it is a GET.
  if (plain === '/v2/pingback_simple') return 'pingback';
  if (method === 'GET' || method === 'HEAD') return plain === '/v1/text/animate' ? 'animate' : 'read';
  return plain === '/v2/pingback' ? 'pingback' : 'write';
}

/** Parses `off`, or changed limits such as `read=600,write=60`. Undefined if the text is invalid. */
export function parseRateLimits(text: string): RateLimits | false | undefined {
  if (text === 'off') return false;
  let limits = RATE_LIMITS;
  for (const part of text.split(',').filter((segment) => segment.trim() !== '')) {
    const [, name = '', count = ''] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(RATE_LIMITS, name) || Number(count) < 1) return undefined;
    limits = { ...limits, [name]: Number(count) };
  }
  return limits;
}
