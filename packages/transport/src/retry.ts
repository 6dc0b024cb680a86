import { isZoetropeError } from './error.ts';

export interface RetryOptions {
  /** Further attempts after the first. @default 2 */
  readonly limit?: number | undefined;
  /** Methods that may be sent twice. @default ['GET'] */
  readonly methods?: readonly string[] | undefined;
  /** Milliseconds before retry `n`, from 1. @default full jitter over 300 ms × 2^(n−1), at most 8 s */
  readonly delay?: ((n: number) => number) | undefined;
  /** A longer `Retry-After` (milliseconds) is not waited for: the error is given at once. @default 10 000 */
  readonly maxRetryAfter?: number | undefined;
}

const RETRIED_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
const BASE_DELAY_MS = 300;
const MAX_DELAY_MS = 8_000;
const MAX_RETRY_AFTER_MS = 10_000;
const DEFAULT_LIMIT = 2;

/** Milliseconds to wait before retry `n` after `error`; undefined when there is to be none. */
export function retryDelay(
  error: unknown,
  n: number,
  method: string,
  { limit = DEFAULT_LIMIT, methods = ['GET'], delay = fullJitter, maxRetryAfter = MAX_RETRY_AFTER_MS }: RetryOptions,
): number | undefined {
  if (n > limit || !methods.includes(method) || !isZoetropeError(error) || !isPassing(error)) return undefined;
  const { retryAfterMs } = error;
  if (retryAfterMs === undefined) return delay(n);
  return retryAfterMs <= maxRetryAfter ? retryAfterMs : undefined;
}

/** A redirect loop ends as a network failure as well, and would only be walked again. */
function isPassing({ code, status, cause }: { code: string; status: number; cause?: unknown }): boolean {
  if (code === 'timeout') return true;
  if (code === 'network') return !/redirect/i.test(String((cause as Error | undefined)?.cause));
  return RETRIED_STATUSES.has(status);
}

function fullJitter(n: number): number {
  return Math.random() * Math.min(MAX_DELAY_MS, BASE_DELAY_MS * 2 ** (n - 1));
}
