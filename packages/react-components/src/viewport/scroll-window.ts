import type { PixelRange } from '../layout/masonry-queries.ts';

/** What is on screen, in px from the top of the list. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Pixels scrolled per commit: React's work follows from the number of commits, so they are few. */
const STEP = 288;
/** Mounted beyond the view, above and below: a frame of a fling at 6,000 px/s, and a quarter more. CSS pixels. */
const OVERSCAN = 128;

/**
 * The stretch of a list that is mounted for a view; the one before while the view is within it. A view that is scrolled out
 * of it gets a step more the way it goes; the first one and one that jumps get what they show alone.
 */
export function windowFor({ top, height }: View, before: PixelRange = { from: top, to: top + height }): PixelRange {
  const end = top + height;
  if (before.from <= top && end <= before.to) return before;
  const stepFor = (past: number) => (past > 0 && past <= height ? STEP : 0);
  return { from: top - stepFor(before.from - top), to: end + stepFor(end - before.to) };
}

export function withOverscan({ from, to }: PixelRange, overscan = OVERSCAN): PixelRange {
  return { from: from - overscan, to: to + overscan };
}
