import type { ZoetropeError } from './error.ts';
import { withDeadline } from './with-deadline.ts';

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

/** Codes and statuses. */
const PASSING = /timeout|408|42[59]|50[0234]/;

/** Tries again what may pass: as `Retry-After` asks, else after a growing and random wait. */
export function backOff({ limit = 2, methods = ['GET'], delay = fullJitter }: RetryOptions = {}): RetryRule {
  return async (once, { method = 'GET', end, signal }) => {
    for (let n = 1; ; n++) {
      try {
        return await once();
      } catch (error) {
        signal?.throwIfAborted();
        const { code, status, message, retryAfterMs } = error as ZoetropeError;
        // A redirect loop ends as a network failure as well, and would only be walked again.
        const isPassing = code === 'network' ? !/redirect/.test(message) : PASSING.test(code + status);
        if (n > limit || !methods.includes(method) || !isPassing) throw error;
        const ms = retryAfterMs ?? delay(n);
        // What cannot be waited for within the whole is not waited for at all.
        if (performance.now() + ms >= end) throw error;
        // An abort ends the wait, and the next attempt before it begins.
        await withDeadline(ms, signal, '', () => new Promise(() => {})).catch(() => {});
      }
    }
  };
}

function fullJitter(n: number): number {
  return Math.random() * Math.min(8_000, 300 * 2 ** (n - 1));
}
