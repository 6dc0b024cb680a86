import { lowerBound, type Masonry, type Metrics } from './masonry.ts';
import { columnEnd, itemRange, itemsInRange, positionOf } from './masonry-queries.ts';

/** A point in a list that survives a change of the list's width, columns or items. */
export interface Anchor {
  readonly item: number;
  /** How much of the item precedes the point, from 0 to 1; less than 0 for a point before the item. */
  readonly fraction: number;
}

/** The first item that overlaps `offset` px or follows it within one gap; undefined after the end of the list. */
export function itemAtOffset(masonry: Masonry, metrics: Metrics, offset: number): number | undefined {
  return itemsInRange(masonry, metrics, { from: offset, to: offset + metrics.gap + 1 })[0];
}

/** The point at `offset` px, as a fraction of an item. */
export function anchorAt(
  masonry: Masonry,
  metrics: Metrics,
  { item, offset }: { readonly item: number; readonly offset: number },
): Anchor {
  const { from, to } = itemRange(masonry, metrics, item);
  return { item, fraction: (offset - from) / (to - from) };
}

/** The current offset of an anchor, in px from the start of the list. */
export function anchorOffset(masonry: Masonry, metrics: Metrics, { item, fraction }: Anchor): number {
  const { from, to } = itemRange(masonry, metrics, item);
  return from + fraction * (to - from);
}

/** A move from one item to another. Columns are ordered in reading direction. */
export type Step = 'previous' | 'next' | 'previous-column' | 'next-column' | 'first' | 'last' | 'page-up' | 'page-down';

export interface ItemStep {
  readonly item: number;
  readonly step: Step;
  /** The size of a page in px. */
  readonly page: number;
}

/** The item one step from `item`, or `item` itself when there is none. */
export function itemAtStep(masonry: Masonry, { crossSize, gap }: Metrics, { item, step, page }: ItemStep): number {
  if (step === 'first' || step === 'last') return step === 'first' ? 0 : masonry.count - 1;
  const { column, indexInColumn } = positionOf(masonry, item);
  const center = (c: number, index: number) =>
    ((columnEnd(masonry, c, index) + columnEnd(masonry, c, index + 1)) / 2) * crossSize + index * gap;
  /**
   * The index in column `c` whose center is nearest to the center of the item plus `offset` px; the first of two
   * equally near.
   */
  const nearest = (c: number, offset: number) => {
    const target = center(column, indexInColumn) + offset;
    const after = lowerBound(masonry.lengths[c] ?? 0, (index) => center(c, index) >= target);
    return after > 0 && target - center(c, after - 1) <= center(c, after) - target ? after - 1 : after;
  };
  const at = (c: number, index: number) =>
    masonry.store[c]?.items[Math.min(Math.max(index, 0), (masonry.lengths[c] as number) - 1)] ?? item;
  switch (step) {
    case 'previous':
      return at(column, indexInColumn - 1);
    case 'next':
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
