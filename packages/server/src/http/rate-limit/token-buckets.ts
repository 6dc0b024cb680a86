export interface TokenBucketsOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Buckets remembered; beyond them the one unused for longest is forgotten, which fills it. @default 20 000 */
  readonly max?: number | undefined;
}

export interface TakeResult {
  readonly allowed: boolean;
  /** Calls that may follow at once. */
  readonly left: number;
  /** Milliseconds until one more call may be made; 0 when it may at once. */
  readonly waitMs: number;
  /** Milliseconds until the bucket is full again. */
  readonly fullMs: number;
}

export interface TokenBuckets {
  /** Takes one token from the bucket of a key, which holds `perMinute` and is filled evenly with as many in a minute. */
  take(key: string, perMinute: number): TakeResult;
  readonly size: number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

const MINUTE_MS = 60_000;

/** Counts calls. It needs no timer: a bucket is filled when it is next looked at. */
export function createTokenBuckets({ clock, max = 20_000 }: TokenBucketsOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();

  return {
    take(key, perMinute) {
      const now = clock();
      const tokens = refilled(buckets.get(key), perMinute, now);
      const allowed = tokens >= 1;
      const left = allowed ? tokens - 1 : tokens;
      // Put in anew, so that the first key of the map is always the one unused for longest.
      buckets.delete(key);
      buckets.set(key, { tokens: left, at: now });
      evictOldest(buckets, max);
      const msPerToken = MINUTE_MS / perMinute;
      return {
        allowed,
        left: Math.floor(left),
        waitMs: Math.max(0, 1 - left) * msPerToken,
        fullMs: (perMinute - left) * msPerToken,
      };
    },
    get size() {
      return buckets.size;
    },
  };
}

function refilled(bucket: Bucket | undefined, perMinute: number, now: number): number {
  if (bucket === undefined) return perMinute;
  // A clock that was set back must not empty a bucket.
  const elapsed = Math.max(0, now - bucket.at);
  return Math.min(perMinute, bucket.tokens + (elapsed * perMinute) / MINUTE_MS);
}

function evictOldest(buckets: Map<string, Bucket>, max: number): void {
  if (buckets.size <= max) return;
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
