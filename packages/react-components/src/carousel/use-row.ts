import type { Gif } from '@zoetrope/model';
import { ratioOf } from '../grid/ratio-of.ts';
import type { Masonry } from '../layout/masonry.ts';
import { usePacking } from '../layout/use-packing.ts';

/** Width of a tile in heights of the row. */
const rowRatioOf = (gif: Gif) => 1 / ratioOf(gif);

/**
 * The tiles of a row, packed as one column that lies on its side: its width is the height of the row, and what it calls
 * heights are widths.
 */
export function useRow(gifs: readonly Gif[], edition: number): Masonry {
  return usePacking(gifs, { columns: 1, gapRatio: 0, version: edition, ratioOf: rowRatioOf });
}
