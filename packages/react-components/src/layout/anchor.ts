import type { Masonry, Metrics } from './masonry.ts';
import { itemsInRange, type PixelRange, positionOf, rangeOf } from './masonry-queries.ts';

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
export function anchorAt(masonry: Masonry, metrics: Metrics, item: number, offset: number): Anchor {
  const { from, to } = itemRange(masonry, metrics, item);
  return { item, fraction: (offset - from) / (to - from) };
}

/** The current offset of an anchor, in px from the start of the list. */
export function anchorOffset(masonry: Masonry, metrics: Metrics, { item, fraction }: Anchor): number {
  const { from, to } = itemRange(masonry, metrics, item);
  return from + fraction * (to - from);
}

/** The start and the end of an item along the scroll axis, in px. */
export function itemRange(masonry: Masonry, metrics: Metrics, item: number): PixelRange {
  return rangeOf(positionOf(masonry, item), metrics);
}
