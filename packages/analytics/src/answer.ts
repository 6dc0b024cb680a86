/** What becomes of a batch, by the collector's answer. */
export type Fate = 'delivered' | 'retry' | 'split' | 'lost';

const PASSING = [408, 425, 429, 500, 502, 503, 504];

/** `status` 0 stands for no answer at all: offline, refused, timed out. */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 0 || PASSING.includes(status)) return 'retry';
  return status === 413 ? 'split' : 'lost';
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60_000;

/** Doubles from 1 s to 5 minutes, half of it drawn (`random` 0 to 1), so that pages do not come back together. */
export function retryDelay(failures: number, random: number): number {
  const full = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random;
}

/** A mistaken header must not silence a page for ever. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** `Retry-After` in seconds or as a date, in milliseconds from `now`; 0 when absent, past or not understood. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : 0;
}
