import { columnEnd, type Masonry } from '../layout/masonry.ts';

/** Height of the list as CSS in units of the column: that of the tallest one. */
export function listHeightCss({ lengths, store }: Masonry, gap: number): string {
  const heights = Array.from(
    lengths,
    (length, c) => `${columnEnd(store, c, length)} * var(--zoetrope-column) + ${Math.max(0, length - 1) * gap}px`,
  );
  return `max(${heights.join(', ')})`;
}
