import { parseRetryAfter, RETRYABLE_STATUSES } from '@zoetrope/transport';
import { MAX_RETRY_AFTER_MS } from './limits.ts';

/** The outcome of one request. */
export interface CollectorResponse {
  /** HTTP status. 0: no response, because the request failed, was blocked or timed out. */
  readonly status: number;
  /** Delay requested by `Retry-After`, in milliseconds; 0 without one. */
  readonly retryAfterMs: number;
}

/** Returns whether the same events are sent again after this status; 0 means no response. */
export const isRetryable = (status: number): boolean => status === 0 || RETRYABLE_STATUSES.has(status);

/** Parses a `Retry-After` header into milliseconds. Returns 0 if it is absent, in the past or malformed. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.min(parseRetryAfter(header, now) ?? 0, MAX_RETRY_AFTER_MS);
