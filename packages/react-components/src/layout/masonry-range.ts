import { columnEnd, lowerBound, type Masonry, type Metrics } from './masonry.ts';

/** Pixels from the top of the list. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The items with any part between `from` and `to`, in the order of the data: two binary searches for
 * each column, whatever the length of the list.
 */
export function itemsInSpan(masonry: Masonry, { columnWidth, gap }: Metrics, { from, to }: Span): number[] {
  const found = masonry.lengths.flatMap((length, column) => {
    const edge = (slot: number, above: number) => columnEnd(masonry, column, slot) * columnWidth + above * gap;
    const first = lowerBound(length, (slot) => edge(slot + 1, slot) > from);
    const end = lowerBound(length, (slot) => edge(slot, slot) >= to);
    return masonry.store[column]?.items.slice(first, end) ?? [];
  });
  return found.sort((a, b) => a - b);
}
