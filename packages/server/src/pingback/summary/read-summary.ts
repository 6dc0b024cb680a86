import type { GifEventType } from '@zoetrope/model';
import type { Db } from '../../database/schema.ts';
import { bucketStart, MINUTE_MS } from '../time-buckets.ts';
import { type GifCounts, gifCounts } from './gif-counts.ts';
import { type MinuteCounts, minuteCounts, type RefusedCount, refusedCounts } from './minute-counts.ts';

export interface Summary {
  /** The minutes that are counted, the last of them still under way: ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly by_type: { readonly [type in GifEventType]: number };
  /** Events that came again, and were stored once. */
  readonly duplicates: number;
  /** By what was wrong, most first. */
  readonly refused: readonly RefusedCount[];
  /** Oldest first, without a gap. */
  readonly by_minute: readonly MinuteCounts[];
  /** Most events first. */
  readonly by_gif: readonly GifCounts[];
}

/**
 * What came in so many minutes up to now. It reads what was counted while the events were stored, a few rows for each
 * minute, and one for each item and slice of minutes: as many events as there are, it costs the same.
 */
export async function readSummary(
  db: Db,
  { now, minutes }: { readonly now: number; readonly minutes: number },
): Promise<Summary> {
  const last = bucketStart(now, 1);
  const from = last - (minutes - 1) * MINUTE_MS;
  const by_minute = await minuteCounts(db, from, last);
  const total = (what: keyof Omit<MinuteCounts, 'minute'>) => by_minute.reduce((sum, each) => sum + each[what], 0);
  return {
    from: new Date(from).toISOString(),
    to: new Date(last + MINUTE_MS).toISOString(),
    by_type: { SEEN: total('SEEN'), HOVER: total('HOVER'), CLICK: total('CLICK'), START: total('START') },
    duplicates: total('duplicates'),
    refused: await refusedCounts(db, from, last),
    by_minute,
    by_gif: await gifCounts(db, from),
  };
}
