import { type Counts, EVENT_TYPES } from '../../pingbacks/events.ts';

export interface MinuteCounts extends Counts {
  /** Start of the minute, in milliseconds since 1970. */
  readonly at: number;
}

export interface GifCounts extends Counts {
  readonly gifId: string;
  /** Empty if the GIF has no title. */
  readonly title: string;
}

/** The collector's counts for a time window. */
export interface Summary {
  readonly totals: Counts;
  /** Events received more than once, and counted once. */
  readonly duplicates: number;
  /** By invalid field, most frequent first. */
  readonly rejected: readonly { readonly field: string; readonly events: number }[];
  /** Oldest first; the last minute is incomplete. */
  readonly minutes: readonly MinuteCounts[];
  /** Most events first. */
  readonly gifs: readonly GifCounts[];
}

export function eventsOf(counts: Counts): number {
  return EVENT_TYPES.reduce((sum, type) => sum + counts[type], 0);
}
