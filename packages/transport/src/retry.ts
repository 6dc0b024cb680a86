import type { ZoetropeError } from './error.ts';

export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  readonly limit?: number | undefined;
  /** Methods that may be sent twice. @default ['GET'] */
  readonly methods?: readonly string[] | undefined;
  /** Milliseconds before retry `n`, from 1. @default full jitter over 300 ms × 2^(n−1), at most 8 s */
  readonly delay?: ((n: number) => number) | undefined;
}

const RETRIED_STATUSES = [408, 425, 429, 500, 502, 503, 504];
const BASE_DELAY_MS = 300;
const MAX_DELAY_MS = 8_000;
const DEFAULT_LIMIT = 2;

/** Milliseconds to wait before retry `n` after `error`; Infinity when there is to be none. */
export function retryDelay(
  error: ZoetropeError,
  n: number,
  method: string,
  { limit = DEFAULT_LIMIT, methods = ['GET'], delay = fullJitter }: RetryOptions,
): number {
  if (n > limit || !methods.includes(method) || !isPassing(error)) return Number.POSITIVE_INFINITY;
  return error.retryAfterMs ?? delay(n);
}

/** A redirect loop ends as a network failure as well, and would only be walked again. */
function isPassing({ code, status, cause }: ZoetropeError): boolean {
  if (code === 'network') return !/redirect/i.test(String((cause as Error | undefined)?.cause));
  return code === 'timeout' || RETRIED_STATUSES.includes(status);
}

function fullJitter(n: number): number {
  return Math.random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (n - 1));
}
