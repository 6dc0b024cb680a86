import type { Counts } from '../../pingbacks/events.ts';
import type { MinuteCounts } from './summary.ts';

const MINUTE_MS = 60_000;

/** The sums of all minutes in an interval: one bar of the plot. */
export interface BucketCounts extends Counts {
  /** Start of the interval, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * Groups minutes into bars of `bucketMinutes`. Bars start at round times (12:15, not 12:13), so that a bar does not
 * change as time passes. The first bar may be incomplete.
 */
export function buckets(minutes: readonly MinuteCounts[], bucketMinutes: number): readonly BucketCounts[] {
  const byStart = new Map<number, BucketCounts>();
  for (const minute of minutes) {
    const at = minute.at - (minute.at % (bucketMinutes * MINUTE_MS));
    const before = byStart.get(at);
    byStart.set(at, before === undefined ? { ...minute, at } : { at, ...add(before, minute) });
  }
  return [...byStart.values()];
}

function add(a: Counts, b: Counts): Counts {
  return { SEEN: a.SEEN + b.SEEN, HOVER: a.HOVER + b.HOVER, CLICK: a.CLICK + b.CLICK, START: a.START + b.START };
}
