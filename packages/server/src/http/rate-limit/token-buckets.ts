export interface TokenBucketsOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Maximum number of buckets; above it the least recently used one is dropped. Default: 20,000. */
  readonly max?: number | undefined;
}

export interface TakeResult {
  readonly allowed: boolean;
  /** Calls that are possible immediately. */
  readonly remaining: number;
  /** Milliseconds until the next call is possible; 0 if it is possible now. */
  readonly waitMs: number;
  /** Milliseconds until the bucket is full. */
  readonly fullMs: number;
}

export interface TokenBuckets {
  /** Takes a token from the bucket of `key`, which holds `perMinute` tokens and refills evenly at that rate. */
  take(key: string, perMinute: number): TakeResult;
  readonly size: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

/** The time in which an empty bucket is refilled. */
export const MINUTE_MS = 60_000;

/**
 * Token buckets of this process, without timers: a bucket is refilled when it is used. The stores that several processes
 * share compute the same (redis-limits.ts and postgres-limits.ts).
 */
export function createTokenBuckets({ clock, max = 20_000 }: TokenBucketsOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  return {
    take(key, perMinute) {
      const now = clock();
      const tokens = refill(buckets.get(key), perMinute, now);
      const allowed = tokens >= 1;
      const remaining = allowed ? tokens - 1 : tokens;
      // Reinserted, so that the first key is always the least recently used one.
      buckets.delete(key);
      buckets.set(key, { tokens: remaining, at: now });
      evictOldest(buckets, max);
      return takeResult({ allowed, tokens: remaining, perMinute });
    },
    get size() {
      return buckets.size;
    },
  };
}

/** What a caller needs to know about a bucket that has `tokens` left after a call. */
export function takeResult(bucket: {
  readonly allowed: boolean;
  readonly tokens: number;
  readonly perMinute: number;
}): TakeResult {
  const { allowed, tokens, perMinute } = bucket;
  const msPerToken = MINUTE_MS / perMinute;
  return {
    allowed,
    remaining: Math.floor(tokens),
    waitMs: Math.max(0, 1 - tokens) * msPerToken,
    fullMs: (perMinute - tokens) * msPerToken,
  };
}

function refill(bucket: Bucket | undefined, perMinute: number, now: number): number {
  if (bucket === undefined) return perMinute;
  // The clock may be set back; that must not empty a bucket.
  const elapsed = Math.max(0, now - bucket.at);
  return Math.min(perMinute, bucket.tokens + (elapsed * perMinute) / MINUTE_MS);
}

function evictOldest(buckets: Map<string, Bucket>, max: number): void {
  if (buckets.size <= max) return;
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
