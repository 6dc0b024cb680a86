import type { Metrics, Place } from './masonry.ts';

/** Upper and lower edge of a place in px. */
export function extentAt(
  { slot, start, end }: Place,
  { columnWidth, gap }: Metrics,
): { readonly from: number; readonly to: number } {
  return { from: start * columnWidth + slot * gap, to: end * columnWidth + slot * gap };
}
