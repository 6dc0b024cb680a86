import { columnEnd } from './column-end.ts';
import { lowerBound } from './lower-bound.ts';
import type { Masonry, Metrics } from './masonry.ts';
import { placeOf } from './place-of.ts';

/** A way to go from one tile to another. Columns count in reading direction. */
export type Step = 'up' | 'down' | 'previous-column' | 'next-column' | 'first' | 'last' | 'page-up' | 'page-down';

/** The item that lies one step from `item`, or `item` itself where there is none. `page` is the height of a page in px. */
export function itemAtStep(
  masonry: Masonry,
  item: number,
  step: Step,
  { columnWidth, gap, page }: Metrics & { readonly page: number },
): number {
  if (step === 'first' || step === 'last') return step === 'first' ? 0 : masonry.count - 1;
  const { column, slot } = placeOf(masonry, item);
  const centre = (c: number, s: number) =>
    ((columnEnd(masonry, c, s) + columnEnd(masonry, c, s + 1)) / 2) * columnWidth + s * gap;
  /** The slot whose centre is nearest to that of the item, moved by `offset` px; the upper one of two that are equally near. */
  const nearest = (c: number, offset: number) => {
    const y = centre(column, slot) + offset;
    const below = lowerBound(masonry.lengths[c] ?? 0, (s) => centre(c, s) >= y);
    return below > 0 && y - centre(c, below - 1) <= centre(c, below) - y ? below - 1 : below;
  };
  const at = (c: number, s: number) =>
    masonry.store[c]?.items[Math.min(Math.max(s, 0), (masonry.lengths[c] as number) - 1)] ?? item;
  switch (step) {
    case 'up':
      return at(column, slot - 1);
    case 'down':
      return at(column, slot + 1);
    case 'previous-column':
      return at(column - 1, nearest(column - 1, 0));
    case 'next-column':
      return at(column + 1, nearest(column + 1, 0));
    case 'page-up':
      return at(column, Math.min(slot - 1, nearest(column, -page)));
    case 'page-down':
      return at(column, Math.max(slot + 1, nearest(column, page)));
  }
}
