import { columnEnd, type Masonry } from '../layout/masonry.ts';

/** Height of the list as CSS in units of the column: that of the tallest one. */
export function listHeightCss(masonry: Masonry, gap: number): string {
  const ends = masonry.lengths.map(
    (length, column) =>
      `${columnEnd(masonry, column, length)} * var(--zoetrope-column) + ${Math.max(0, length - 1) * gap}px`,
  );
  return `max(${ends})`;
}
