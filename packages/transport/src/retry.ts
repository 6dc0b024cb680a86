import type { ZoetropeError } from './error.ts';

export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  readonly limit?: number | undefined;
  /** Methods that may be sent twice. @default ['GET'] */
  readonly methods?: readonly string[] | undefined;
  /** Milliseconds before retry `n`, from 1. @default full jitter over 300 ms × 2^(n−1), at most 8 s */
  readonly delay?: ((n: number) => number) | undefined;
}

/** Milliseconds to wait before retry `n`, from 1, after `error`; undefined when there is to be none. */
export type RetryRule = (error: ZoetropeError, n: number, method: string) => number | undefined;

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504];

/** Tries again what may pass: as `Retry-After` asks, else after a growing and random wait. */
export function backOff({ limit = 2, methods = ['GET'], delay = fullJitter }: RetryOptions = {}): RetryRule {
  return (error, n, method) =>
    n <= limit && methods.includes(method) && isPassing(error) ? (error.retryAfterMs ?? delay(n)) : undefined;
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
