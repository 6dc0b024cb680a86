import type { StoredEvent } from './events.ts';

/** One slit per second of the last minute. */
export const PULSE_SECONDS = 60;

/** Events per second over the last minute before `now` (milliseconds since 1970), oldest first. */
export function eventsPerSecond(events: readonly Pick<StoredEvent, 'at'>[], now: number): readonly number[] {
  const seconds = new Array<number>(PULSE_SECONDS).fill(0);
  for (const { at } of events) {
    const ago = Math.floor((now - at) / 1000);
    const index = PULSE_SECONDS - 1 - Math.max(0, ago);
    const count = seconds[index];
    if (count !== undefined) seconds[index] = count + 1;
  }
  return seconds;
}
