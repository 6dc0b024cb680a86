import type { Gif } from '@zoetrope/model';
import { useRef } from 'react';
import { ratioOf } from '../grid/use-packing.ts';
import type { Masonry } from '../layout/masonry.ts';
import { type Packing, repackItems } from '../layout/repack.ts';

/** Width of a tile in heights of the row. */
const rowRatioOf = (gif: Gif) => 1 / ratioOf(gif);

/**
 * The tiles of a row, packed as one column that lies on its side: its width is the height of the row, and what it calls
 * heights are widths. What this remembers is a cache alone: the same list packs the same way.
 */
export function useRow(gifs: readonly Gif[]): Masonry {
  const cache = useRef<Packing<Gif>>(undefined);
  cache.current = repackItems(cache.current, gifs, { columns: 1, gapRatio: 0, ratioOf: rowRatioOf });
  return cache.current.masonry;
}
