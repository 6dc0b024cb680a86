import type { ZoetropeError } from './error.ts';
import { sleep } from './with-deadline.ts';

export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  readonly limit?: number | undefined;
  /** Methods that may be sent twice. @default ['GET'] */
  readonly methods?: readonly string[] | undefined;
  /** Milliseconds before retry `n`, from 1. @default full jitter over 300 ms × 2^(n−1), at most 8 s */
  readonly delay?: ((n: number) => number) | undefined;
}

export interface RetryLimits {
  /** @default 'GET' */
  readonly method?: string | undefined;
  /** Milliseconds of `performance.now()` at which the whole ends. */
  readonly end: number;
  readonly signal?: AbortSignal | undefined;
}

/** Makes several attempts of one. */
export type RetryRule = <T>(once: () => Promise<T>, limits: RetryLimits) => Promise<T>;

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504];

/** Tries again what may pass: as `Retry-After` asks, else after a growing and random wait. */
export function backOff({ limit = 2, methods = ['GET'], delay = fullJitter }: RetryOptions = {}): RetryRule {
  return async (once, { method = 'GET', end, signal }) => {
    for (let n = 1; ; n++) {
      try {
        return await once();
      } catch (error) {
        signal?.throwIfAborted();
        const { retryAfterMs } = error as ZoetropeError;
        if (n > limit || !methods.includes(method) || !isPassing(error as ZoetropeError)) throw error;
        const ms = retryAfterMs ?? delay(n);
        // What cannot be waited for within the whole is not waited for at all.
        if (performance.now() + ms >= end) throw error;
        await sleep(ms, signal);
      }
    }
  };
}

/** A redirect loop ends as a network failure as well, and would only be walked again. */
function isPassing({ code, status, cause }: ZoetropeError): boolean {
  return code === 'network'
    ? !/redirect/i.test(String((cause as Error | undefined)?.cause))
    : code === 'timeout' || RETRIED_STATUSES.includes(status);
}

function fullJitter(n: number): number {
  return Math.random() * Math.min(8_000, 300 * 2 ** (n - 1));
}
