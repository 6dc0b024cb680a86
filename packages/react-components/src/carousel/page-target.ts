import { itemRange } from '../layout/anchor.ts';
import type { Masonry, Metrics } from '../layout/masonry.ts';
import { lowerBound } from '../layout/masonry.ts';
import { masonryExtent } from '../layout/masonry-queries.ts';
import type { View } from '../viewport/scroll-window.ts';

/** Browsers round scroll positions: px. */
const ROUNDING = 1;

/**
 * Where a row scrolls to by one view, in px from its start: forwards until the first tile that is cut off is the first
 * one, backwards until the tile before the view is the last one. A tile wider than the view is gone through by views.
 */
export function pageTarget(row: Masonry, metrics: Metrics, { top, height }: View, direction: -1 | 1): number {
  const startOf = (item: number) => itemRange(row, metrics, item).from;
  const endOf = (item: number) => itemRange(row, metrics, item).to;
  const firstWhere = (passes: (item: number) => boolean) => lowerBound(row.count, passes);
  if (direction > 0) {
    const cut = firstWhere((item) => endOf(item) > top + height + ROUNDING);
    if (cut === row.count) return masonryExtent(row, metrics);
    return startOf(cut) > top + ROUNDING ? startOf(cut) : top + height;
  }
  const before = firstWhere((item) => startOf(item) >= top - ROUNDING) - 1;
  if (before < 0) return 0;
  const first = startOf(firstWhere((item) => startOf(item) >= endOf(before) - height));
  return first < top - ROUNDING ? first : Math.max(0, top - height);
}
