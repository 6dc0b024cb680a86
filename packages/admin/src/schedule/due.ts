import type { ScheduleEntry } from '@zoetrope/model/management';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a remaining time: `in 8 s`, `in 5 min`, `in 2 h`, `in 3 days`. */
export function untilText(ms: number): string {
  if (ms <= 0) return 'any moment';
  if (ms < MINUTE_MS) return `in ${Math.ceil(ms / 1000)} s`;
  if (ms < HOUR_MS) return `in ${Math.round(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `in ${Math.round(ms / HOUR_MS)} h`;
  return `in ${Math.round(ms / DAY_MS)} days`;
}

/** Returns the delay before the next refresh, in ms: until the next entry is due, but 1 to 15 s. */
export function refreshDelay(entries: readonly ScheduleEntry[], now: number): number {
  const remaining = entries.filter(({ status }) => status === 'scheduled').map(({ timestamp }) => timestamp - now);
  const soonest = Math.min(...remaining, 15_000);
  return Math.max(1_000, soonest);
}

/** Formats a time for `<input type="datetime-local">`. */
export function toLocalInput(ms: number): string {
  const date = new Date(ms);
  return new Date(ms - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
