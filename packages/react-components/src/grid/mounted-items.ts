import type { Masonry, Metrics } from '../layout/masonry.ts';
import { itemsInSpan, type Span } from '../layout/masonry-range.ts';

/** Tiles that a server renders, and the first render of a browser: about a screen. */
const FIRST_ITEMS = 24;

/** The items to mount, in the order of the data: those in the span, and the one that has the focus wherever it lies. */
export function mountedItems(
  masonry: Masonry,
  metrics: Metrics,
  span: Span,
  focused: number | undefined,
): readonly number[] {
  const items = itemsInSpan(masonry, metrics, span);
  return focused === undefined ? items : [...new Set(items).add(focused)].sort((a, b) => a - b);
}

/** The items that are mounted while nothing is known of the view. */
export function firstItems({ count }: Masonry): readonly number[] {
  return Array.from({ length: Math.min(count, FIRST_ITEMS) }, (_, item) => item);
}
