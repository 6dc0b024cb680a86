import { createHash } from 'node:crypto';
import { inTime } from '../../database/in-time.ts';
import type { TakeResult, TokenBuckets } from './token-buckets.ts';

/** Token buckets that several processes share. */
export interface LimitStore {
  /**
   * Takes a token from the bucket of `subject`, which holds `perMinute` tokens and refills evenly at that rate, in one
   * round trip. Rejects if the store cannot be reached.
   */
  readonly take: (subject: string, perMinute: number) => Promise<TakeResult>;
  /** Rejects if the store cannot be reached. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface SharedLimitsOptions {
  readonly store: LimitStore;
  /** Buckets of this process, for the time in which the store cannot be reached. */
  readonly local: TokenBuckets;
  /** Called once per outage. */
  readonly onError: (error: unknown) => void;
  /** Called for each counted request. */
  readonly onCounted?: ((counted: CountedIn) => void) | undefined;
  /** Milliseconds of a clock that is never set. Default: `performance.now`. */
  readonly monotonicClock?: (() => number) | undefined;
}

/** Where a request was counted: in the store, or in this process because the store is away. */
export type CountedIn = 'store' | 'process';

export interface SharedLimits {
  /** Like `LimitStore.take`, but counts in this process while the store is away. Never rejects. */
  readonly take: LimitStore['take'];
  /** Whether the store can be reached. Never rejects. */
  readonly isAvailable: () => Promise<boolean>;
}

/** A store responds within a millisecond or two. A request must not wait for one that hangs. */
const TIMEOUT_MS = 1000;
const TOO_LATE = `The shared limits did not respond within ${TIMEOUT_MS} ms.`;
/** While the store is away, one request per second tries it, and the others do not wait. */
const RETRY_MS = 1000;

/**
 * Counts requests in a store that several processes share. While it is away, each process counts its own requests, since
 * neither rejecting all of them nor allowing any number would be better.
 */
export function createSharedLimits(options: SharedLimitsOptions): SharedLimits {
  const { store, local, onError, onCounted = () => {}, monotonicClock = () => performance.now() } = options;
  let isAway = false;
  let retryAt = 0;

  /** The result of `call`; undefined if the store is away. */
  async function attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await inTime(call(), { ms: TIMEOUT_MS, message: TOO_LATE });
      isAway = false;
      return result;
    } catch (error) {
      if (!isAway) onError(error);
      isAway = true;
      retryAt = monotonicClock() + RETRY_MS;
      return undefined;
    }
  }

  return {
    async take(subject, perMinute) {
      const isTried = !isAway || monotonicClock() >= retryAt;
      // Other requests do not wait for the outcome of this one.
      if (isAway && isTried) retryAt = monotonicClock() + RETRY_MS;
      const result = isTried ? await attempt(() => store.take(subject, perMinute)) : undefined;
      onCounted(result === undefined ? 'process' : 'store');
      return result ?? local.take(subject, perMinute);
    },
    async isAvailable() {
      return (await attempt(() => store.check().then(() => true))) ?? false;
    },
  };
}

/** The name of a bucket in a store: of equal length, and without the address of the caller. */
export function bucketName(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
