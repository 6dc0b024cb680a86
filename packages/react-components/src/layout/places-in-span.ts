import type { Masonry, Metrics, Place } from './masonry.ts';
import { type Span, slotsInSpan } from './masonry-range.ts';

/** The places with any part between `from` and `to`, in the order of the data. */
export function placesInSpan(masonry: Masonry, metrics: Metrics, span: Span): Place[] {
  const found = masonry.store.flatMap(({ items, starts }, column) => {
    const [first, end] = slotsInSpan(masonry, metrics, span, column);
    return items.slice(first, end).map((item, at): Place => {
      const slot = first + at;
      return { item, column, slot, start: starts[slot] as number, end: starts[slot + 1] as number };
    });
  });
  return found.sort((a, b) => a.item - b.item);
}
