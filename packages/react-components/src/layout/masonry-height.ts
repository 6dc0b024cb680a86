import { columnEnd } from './column-end.ts';
import type { Masonry, Metrics } from './masonry.ts';

/** Height in px of the tallest column. */
export function masonryHeight(masonry: Masonry, { columnWidth, gap }: Metrics): number {
  const ends = masonry.lengths.map(
    (length, column) => columnEnd(masonry, column, length) * columnWidth + Math.max(0, length - 1) * gap,
  );
  return Math.max(...ends);
}
