/** Calls that one address may make with one key in a minute, by what they do. They may come at once or spread out. */
export interface RateLimits {
  /** Everything that only reads, except media and the service's own description. */
  readonly read: number;
  /** Texts to be animated, and pictures of them that have to be drawn. */
  readonly animate: number;
  /** Batches of events. */
  readonly pingback: number;
  /** Everything that changes something. */
  readonly write: number;
}

export type RateLimited = keyof RateLimits;

/** Far above what a person causes: a page of a Grid is one read, and a batch of events leaves about once a second. */
export const RATE_LIMITS: RateLimits = { read: 3000, animate: 300, pingback: 1200, write: 300 };

/** Media is cheap to send and bounded where it is made, or counted there; health checks must not fail because others are busy. */
const UNLIMITED = /^\/(?:media\/|(?:healthz|openapi\.json|docs|docs\.js|logo\.svg)\/?$)/;

/** Which of the limits a request counts for; undefined for what is not limited. */
export function limitFor(method: string, path: string): RateLimited | undefined {
  if (UNLIMITED.test(path)) return undefined;
  const reads = method === 'GET' || method === 'HEAD';
  if (reads) return /^\/v1\/text\/animate\/?$/.test(path) ? 'animate' : 'read';
  return /^\/v2\/pingback\/?$/.test(path) ? 'pingback' : 'write';
}

/** Reads `off`, or limits to change such as `read=600,write=60`. Undefined where the text is neither. */
export function parseRateLimits(text: string): RateLimits | false | undefined {
  if (text === 'off') return false;
  let limits = RATE_LIMITS;
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name = '', count = ''] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(RATE_LIMITS, name) || Number(count) < 1) return undefined;
    limits = { ...limits, [name]: Number(count) };
  }
  return limits;
}
