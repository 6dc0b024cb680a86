import { type Counts, EVENT_TYPES } from '../../pingbacks/events.ts';

export interface MinuteCounts extends Counts {
  /** Its beginning, in milliseconds since 1970. */
  readonly at: number;
}

export interface GifCounts extends Counts {
  readonly gifId: string;
  /** Empty when the GIF has none. */
  readonly title: string;
}

/** What the collector says of the last minutes. */
export interface Summary {
  readonly totals: Counts;
  /** Came again, and were stored once. */
  readonly duplicates: number;
  /** By what was wrong with them, most first. */
  readonly refused: readonly { readonly field: string; readonly events: number }[];
  /** Oldest first; the last is still under way. */
  readonly minutes: readonly MinuteCounts[];
  /** Most events first. */
  readonly gifs: readonly GifCounts[];
}

export function eventsOf(counts: Counts): number {
  return EVENT_TYPES.reduce((sum, type) => sum + counts[type], 0);
}
