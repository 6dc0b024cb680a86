import { parseRetryAfter, RETRYABLE_STATUSES } from '@zoetrope/transport';
import { MAX_RETRY_AFTER_MS } from './limits.ts';

/** Whether events that were rejected with this status are sent again; 0 stands for no response. */
export const isRetryable = (status: number): boolean => status === 0 || RETRYABLE_STATUSES.has(status);

/** What a `Retry-After` header asks for, in milliseconds; 0 when it is absent, past or not understood. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.min(parseRetryAfter(header, now) ?? 0, MAX_RETRY_AFTER_MS);
