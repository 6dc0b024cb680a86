import type { Masonry, Metrics } from './masonry.ts';
import { lowerBound } from './masonry.ts';
import { columnEnd, positionOf } from './masonry-queries.ts';

/** A move from one item to another. Columns are ordered in reading direction. */
export type Step = 'up' | 'down' | 'previous-column' | 'next-column' | 'first' | 'last' | 'page-up' | 'page-down';

/** The item one step from `item`, or `item` itself when there is none. `page` is the size of a page in px. */
export function itemAtStep(
  masonry: Masonry,
  item: number,
  step: Step,
  { crossSize, gap, page }: Metrics & { readonly page: number },
): number {
  if (step === 'first' || step === 'last') return step === 'first' ? 0 : masonry.count - 1;
  const { column, indexInColumn } = positionOf(masonry, item);
  const center = (c: number, index: number) =>
    ((columnEnd(masonry, c, index) + columnEnd(masonry, c, index + 1)) / 2) * crossSize + index * gap;
  /** The index in column `c` whose center is nearest to that of the item plus `offset` px; the first of two equally near. */
  const nearest = (c: number, offset: number) => {
    const target = center(column, indexInColumn) + offset;
    const after = lowerBound(masonry.lengths[c] ?? 0, (index) => center(c, index) >= target);
    return after > 0 && target - center(c, after - 1) <= center(c, after) - target ? after - 1 : after;
  };
  const at = (c: number, index: number) =>
    masonry.store[c]?.items[Math.min(Math.max(index, 0), (masonry.lengths[c] as number) - 1)] ?? item;
  switch (step) {
    case 'up':
      return at(column, indexInColumn - 1);
    case 'down':
      return at(column, indexInColumn + 1);
    case 'previous-column':
      return at(column - 1, nearest(column - 1, 0));
    case 'next-column':
      return at(column + 1, nearest(column + 1, 0));
    case 'page-up':
      return at(column, Math.min(indexInColumn - 1, nearest(column, -page)));
    case 'page-down':
      return at(column, Math.max(indexInColumn + 1, nearest(column, page)));
  }
}
