import type { StoredEvent } from './events.ts';

/** One bar per second of the last minute. */
export const PULSE_SECONDS = 60;

/** Returns the events per second of the minute before `now` (milliseconds since 1970), oldest first. */
export function eventsPerSecond(events: readonly Pick<StoredEvent, 'at'>[], now: number): readonly number[] {
  const seconds = new Array<number>(PULSE_SECONDS).fill(0);
  for (const { at } of events) {
    const secondsAgo = Math.floor((now - at) / 1000);
    const index = PULSE_SECONDS - 1 - Math.max(0, secondsAgo);
    const count = seconds[index];
    if (count !== undefined) seconds[index] = count + 1;
  }
  return seconds;
}
