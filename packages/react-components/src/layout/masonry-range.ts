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
export function itemsInSpan({ lengths, store }: Masonry, { columnWidth, gap }: Metrics, { from, to }: Span): number[] {
  const found: number[] = [];
  lengths.forEach((length, c) => {
    const items = store.columns[c]?.items;
    const first = lowerBound(length, (slot) => columnEnd(store, c, slot + 1) * columnWidth + slot * gap > from);
    for (let slot = first; items && slot < length; slot++) {
      if (columnEnd(store, c, slot) * columnWidth + slot * gap >= to) break;
      found.push(items[slot] ?? 0);
    }
  });
  return found.sort((a, b) => a - b);
}
