import { columnEnd } from './column-end.ts';
import { lowerBound } from './lower-bound.ts';
import type { Masonry, Metrics } from './masonry.ts';

/** Pixels from the top of the list. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The first slot of a column with any part between `from` and `to`, and the one after the last: two binary searches,
 * whatever the length of the list.
 */
export function slotsInSpan(
  masonry: Masonry,
  { columnWidth, gap }: Metrics,
  { from, to }: Span,
  column: number,
): readonly [first: number, end: number] {
  const length = masonry.lengths[column] as number;
  const edge = (slot: number, above: number) => columnEnd(masonry, column, slot) * columnWidth + above * gap;
  const first = lowerBound(length, (slot) => edge(slot + 1, slot) > from);
  return [first, lowerBound(length, (slot) => edge(slot, slot) >= to, first)];
}
