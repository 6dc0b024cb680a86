import { columnEnd, lowerBound, type Masonry, type Metrics, placeOf } from './masonry.ts';

/** A way to go from one tile to another. Columns count in reading direction. */
export type Step = 'up' | 'down' | 'previous-column' | 'next-column' | 'first' | 'last' | 'page-up' | 'page-down';

/** The item that lies one step from `item`, or `item` itself where there is none. `page` is the height of a page in px. */
export function itemAtStep(masonry: Masonry, item: number, step: Step, metrics: Metrics & { page: number }): number {
  const { column, slot, start, ratio } = placeOf(masonry, item);
  const centre = (start + ratio / 2) * metrics.columnWidth + slot * metrics.gap;
  const inColumn = (c: number, n: number) => {
    const length = masonry.lengths[c] ?? 0;
    return length > 0 ? (masonry.store.columns[c]?.items[Math.min(Math.max(n, 0), length - 1)] ?? item) : item;
  };
  const nearest = (c: number, y: number) => inColumn(c, nearestSlot(masonry, c, y, metrics));
  switch (step) {
    case 'first':
      return 0;
    case 'last':
      return masonry.count - 1;
    case 'up':
      return inColumn(column, slot - 1);
    case 'down':
      return inColumn(column, slot + 1);
    case 'previous-column':
      return nearest(column - 1, centre);
    case 'next-column':
      return nearest(column + 1, centre);
    case 'page-up':
      return inColumn(column, Math.min(slot - 1, nearestSlot(masonry, column, centre - metrics.page, metrics)));
    case 'page-down':
      return inColumn(column, Math.max(slot + 1, nearestSlot(masonry, column, centre + metrics.page, metrics)));
  }
}

/** The slot whose vertical centre is nearest to `y`; the upper one of two that are equally near. */
function nearestSlot({ lengths, store }: Masonry, column: number, y: number, { columnWidth, gap }: Metrics): number {
  const centreOf = (slot: number) =>
    ((columnEnd(store, column, slot) + columnEnd(store, column, slot + 1)) / 2) * columnWidth + slot * gap;
  const below = lowerBound(lengths[column] ?? 0, (slot) => centreOf(slot) >= y);
  return below > 0 && y - centreOf(below - 1) <= centreOf(below) - y ? below - 1 : below;
}
