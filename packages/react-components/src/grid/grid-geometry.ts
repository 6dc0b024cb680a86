import type { Masonry } from '../layout/masonry.ts';
import { columnEnd } from '../layout/masonry-queries.ts';

export interface ColumnsLayout {
  readonly columns: number;
  /** CSS pixels between columns. */
  readonly gap: number;
}

/** The width of one column of a list that is `width` px wide. */
export function columnWidth(width: number, { columns, gap }: ColumnsLayout): number {
  return (width - (columns - 1) * gap) / columns;
}

/**
 * The length of `widths` column widths and `gaps` gaps as CSS, in percent of the list's width. For `margin`, `padding`,
 * `width` and the inline inset, whose percentages all refer to that width.
 */
export function columnsCss(widths: number, gaps: number, { columns, gap }: ColumnsLayout): string {
  const share = widths / columns;
  return `calc(${share * 100}% + ${(gaps - share * (columns - 1)) * gap}px)`;
}

/** The height of the tallest column, and so of the list, as a CSS padding. */
export function listHeightCss(masonry: Masonry, gap: number): string {
  const { columns } = masonry;
  const ends = masonry.lengths.map((length, column) =>
    columnsCss(columnEnd(masonry, column, length), length - 1, { columns, gap }),
  );
  return `max(${ends.join(',')})`;
}
