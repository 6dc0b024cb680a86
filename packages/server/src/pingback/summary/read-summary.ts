import type { GifEventType } from '@zoetrope/model';
import type { Db } from '../../database/schema.ts';
import { bucketStart, MINUTE_MS } from '../time-buckets.ts';
import { type GifCounts, gifCounts } from './gif-counts.ts';
import { type MinuteCounts, minuteCounts, type RejectedCount, rejectedCounts } from './minute-counts.ts';

export interface Summary {
  /** Start of the first minute, ISO 8601. */
  readonly from: string;
  /** End of the last minute, which is in progress, ISO 8601. */
  readonly to: string;
  readonly by_type: { readonly [type in GifEventType]: number };
  /** Events that were sent again and stored once. */
  readonly duplicates: number;
  /** By invalid field, most frequent first. */
  readonly rejected: readonly RejectedCount[];
  /** Oldest first, without gaps. */
  readonly by_minute: readonly MinuteCounts[];
  /** Most events first. */
  readonly by_gif: readonly GifCounts[];
}

/**
 * Summarizes the last `minutes` minutes. It reads counters (a few rows per minute, and one row per item and bucket), so
 * its cost does not depend on the number of events.
 */
export async function readSummary(
  db: Db,
  { now, minutes }: { readonly now: number; readonly minutes: number },
): Promise<Summary> {
  const last = bucketStart(now, 1);
  const from = last - (minutes - 1) * MINUTE_MS;
  const by_minute = await minuteCounts(db, from, last);
  const total = (key: keyof Omit<MinuteCounts, 'minute'>) => by_minute.reduce((sum, minute) => sum + minute[key], 0);
  return {
    from: new Date(from).toISOString(),
    to: new Date(last + MINUTE_MS).toISOString(),
    by_type: { SEEN: total('SEEN'), HOVER: total('HOVER'), CLICK: total('CLICK'), START: total('START') },
    duplicates: total('duplicates'),
    rejected: await rejectedCounts(db, from, last),
    by_minute,
    by_gif: await gifCounts(db, from),
  };
}
