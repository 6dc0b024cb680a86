import { parseRetryAfter } from '@zoetrope/transport';

/** Statuses of passing troubles: the same events go again. 0 stands for no answer at all: offline, refused, timed out. */
export const PASSING: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60_000;

/** Doubles from 1 s to 5 minutes, half of it drawn (`random` 0 to 1), so that pages do not come back together. */
export function retryDelay(failures: number, random: number): number {
  return (Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (1 + random)) / 2;
}

/** A mistaken header must not silence a page for ever. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** What a `Retry-After` header asks for, in milliseconds; 0 when it is absent, past or not understood. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.min(parseRetryAfter(header, now) ?? 0, MAX_RETRY_AFTER_MS);
