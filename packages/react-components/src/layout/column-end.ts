import type { Masonry } from './masonry.ts';

/** Sum of ratios of the first `length` tiles of a column. */
export function columnEnd({ store }: Masonry, column: number, length: number): number {
  return store[column]?.starts[length] ?? 0;
}
