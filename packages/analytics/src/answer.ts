import { parseRetryAfter } from '@zoetrope/transport';
import { MAX_RETRY_AFTER_MS } from './limits.ts';

/** Statuses of passing troubles: the same events go again. 0 stands for no answer at all: offline, refused, timed out. */
export const PASSING: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

/** What a `Retry-After` header asks for, in milliseconds; 0 when it is absent, past or not understood. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.min(parseRetryAfter(header, now) ?? 0, MAX_RETRY_AFTER_MS);
