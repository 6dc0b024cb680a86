import type { Masonry, Metrics } from './masonry.ts';
import { type Span, slotsInSpan } from './masonry-range.ts';

/** The items with any part between `from` and `to`, in the order of the data. */
export function itemsInSpan(masonry: Masonry, metrics: Metrics, span: Span): number[] {
  return masonry.store
    .flatMap(({ items }, column) => items.slice(...slotsInSpan(masonry, metrics, span, column)))
    .sort((a, b) => a - b);
}
