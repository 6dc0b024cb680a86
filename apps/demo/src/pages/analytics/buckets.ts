import type { Counts } from '../../pingbacks/events.ts';
import type { MinuteCounts } from './summary.ts';

const MINUTE_MS = 60_000;

/**
 * Minutes gathered into bars of so many minutes. Bars begin at round times (12:15, not 12:13), so that a bar stays what
 * it is while time goes on; the first may lack minutes.
 */
export function buckets(minutes: readonly MinuteCounts[], bucketMinutes: number): readonly MinuteCounts[] {
  const found = new Map<number, MinuteCounts>();
  for (const minute of minutes) {
    const at = minute.at - (minute.at % (bucketMinutes * MINUTE_MS));
    const before = found.get(at);
    found.set(at, before === undefined ? { ...minute, at } : { at, ...add(before, minute) });
  }
  return [...found.values()];
}

function add(a: Counts, b: Counts): Counts {
  return { SEEN: a.SEEN + b.SEEN, HOVER: a.HOVER + b.HOVER, CLICK: a.CLICK + b.CLICK, START: a.START + b.START };
}
