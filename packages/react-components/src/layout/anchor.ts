import { extentAt } from './extent-at.ts';
import { itemsInSpan } from './items-in-span.ts';
import type { Masonry, Metrics } from './masonry.ts';
import { placeOf } from './place-of.ts';

/** A point in a list that outlives a change of its width, its columns or its items. */
export interface Anchor {
  readonly item: number;
  /** Part of the item above the point; less than 0 for a point above the item. */
  readonly fraction: number;
}

/** The first item of which any part lies `top` px below the start of the list or further down; undefined past the end. */
export function itemBelow(masonry: Masonry, metrics: Metrics, top: number): number | undefined {
  return itemsInSpan(masonry, metrics, { from: top, to: top + metrics.gap + 1 })[0];
}

/** The point `top` px below the start of the list, as a part of an item. */
export function anchorAt(masonry: Masonry, metrics: Metrics, item: number, top: number): Anchor {
  const { from, to } = extentOf(masonry, metrics, item);
  return { item, fraction: (top - from) / (to - from) };
}

/** Where the point lies now, in px below the start of the list. */
export function anchorTop(masonry: Masonry, metrics: Metrics, { item, fraction }: Anchor): number {
  const { from, to } = extentOf(masonry, metrics, item);
  return from + fraction * (to - from);
}

/** Upper and lower edge of an item in px. */
export function extentOf(masonry: Masonry, metrics: Metrics, item: number): { from: number; to: number } {
  return extentAt(placeOf(masonry, item), metrics);
}
