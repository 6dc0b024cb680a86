import { isZoetropeError, type ZoetropeError } from './error.ts';
import { RETRYABLE_STATUSES } from './retryable-statuses.ts';
import { withDeadline } from './with-deadline.ts';

/** Options of `exponentialBackoff`, and of the `retry` of a client. */
export interface RetryOptions {
  /** Maximum number of retries. @default 2 */
  readonly limit?: number | undefined;
  /** Methods that may be retried. @default ['GET'] */
  readonly methods?: readonly string[] | undefined;
  /**
   * Milliseconds before retry `n`, from 1, unless the response has `Retry-After`.
   * @default random, at most 300 × 2^(n−1), at most 8 s
   */
  readonly delay?: ((n: number) => number) | undefined;
}

/** The call that a retry policy applies to. */
export interface RetryContext {
  /** @default 'GET' */
  readonly method?: string | undefined;
  /** The deadline of the call, in milliseconds of `performance.now()`. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** Calls `attempt` until it resolves or should not be retried. */
export type RetryPolicy = <T>(attempt: () => Promise<T>, context: RetryContext) => Promise<T>;

/**
 * A retry policy that retries transient failures: after the time in `Retry-After`, or else after an exponentially
 * growing random delay ("full jitter").
 *
 * @example
 * const retry = exponentialBackoff({ limit: 1 });
 * await send('https://gifs.example/v1/gifs/trending', { name: 'my-app', retry }, readJson);
 */
export function exponentialBackoff({
  limit = 2,
  methods = ['GET'],
  delay = fullJitter,
}: RetryOptions = {}): RetryPolicy {
  return async (attempt, { method = 'GET', deadline, signal }) => {
    for (let n = 1; ; n++) {
      try {
        return await attempt();
      } catch (error) {
        signal?.throwIfAborted();
        if (n > limit || !methods.includes(method) || !isTransient(error)) throw error;
        const ms = error.retryAfterMs ?? delay(n);
        if (performance.now() + ms >= deadline) throw error;
        await sleep(ms, signal);
      }
    }
  };
}

function isTransient(error: unknown): error is ZoetropeError {
  if (!isZoetropeError(error)) return false;
  // A redirect loop is reported as a network failure too, and would only repeat.
  if (error.code === 'network') return !error.message.includes('redirect');
  return error.code === 'timeout' || RETRYABLE_STATUSES.has(error.status);
}

function fullJitter(n: number): number {
  return Math.random() * Math.min(8_000, 300 * 2 ** (n - 1));
}

/** Resolves after `ms`, or on an abort; the next attempt then rejects with its reason. */
async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await withDeadline({ ms, signal }, () => new Promise(() => {})).catch(() => {});
}
