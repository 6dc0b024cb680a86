import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../api-error.ts';
import { readKey } from '../api-keys.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { clientIp, networkOf } from '../client-ip.ts';
import type { KnownKeys } from '../known-keys.ts';
import { limitFor, type RateLimited, type RateLimits } from './rate-limits.ts';
import type { TakeResult } from './token-buckets.ts';

export interface RateLimiterOptions {
  readonly limits: RateLimits;
  readonly keys: KnownKeys;
  /** Trusted proxies in front of the service (`X-Forwarded-For`). */
  readonly trustedHops: number;
  /** Takes a token from the bucket of `subject`, of this process or of all. */
  readonly take: (subject: string, perMinute: number) => TakeResult | Promise<TakeResult>;
}

export interface RateLimiter {
  /** Counts a call. Rejects with 429 if there are too many. */
  readonly count: (c: AppContext, name: RateLimited) => Promise<void>;
  /** Counts each call by its method and path. */
  readonly middleware: MiddlewareHandler<AppEnv>;
}

/**
 * Limits the calls per minute by IP address and key, and responds 429 above. Every response has the remaining calls, as
 * in draft-ietf-httpapi-ratelimit-headers.
 */
export function createRateLimiter({ limits, keys, trustedHops, take }: RateLimiterOptions): RateLimiter {
  async function count(c: AppContext, name: RateLimited): Promise<void> {
    const requestedKey = readKey(c) ?? '';
    const known = keys.find(requestedKey);
    // Unknown keys share one bucket, otherwise each would start with a full one.
    const key = known === undefined || known.isUnknown ? '' : requestedKey;
    const limit = known?.limits?.[name] ?? limits[name];
    const caller = networkOf(clientIp(c, trustedHops));
    const { allowed, remaining, waitMs, fullMs } = await take(`${name} ${key} ${caller}`, limit);
    c.header('RateLimit-Policy', `"${name}";q=${limit};w=60`);
    c.header('RateLimit', `"${name}";r=${remaining};t=${seconds(fullMs)}`);
    if (allowed) return;
    const wait = seconds(waitMs);
    const message = `Too many calls: the limit is ${limit} per minute for this address. Try again in ${wait} s.`;
    throw new ApiError(message, { status: 429, code: 'rate-limit', headers: { 'Retry-After': String(wait) } });
  }

  return {
    count,
    async middleware(c, next) {
      const name = limitFor(c.req.method, c.req.path);
      if (name !== undefined) await count(c, name);
      await next();
    },
  };
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
