import type { Masonry } from '../layout/masonry.ts';
import { columnEnd } from '../layout/masonry-queries.ts';
import { columnsCss } from './column-width.ts';

/** Height of the list, that of its tallest column, as a padding. */
export function listHeightCss(masonry: Masonry, gap: number): string {
  const ends = masonry.lengths.map((length, column) =>
    columnsCss(columnEnd(masonry, column, length), length - 1, masonry.columns, gap),
  );
  return `max(${ends})`;
}
