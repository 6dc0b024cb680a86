import { aspectRatio, type Gif } from '@zoetrope/model';
import { useRef } from 'react';
import type { Masonry } from '../layout/masonry.ts';
import { type Packing, repackItems } from '../layout/repack.ts';
import { cutRatio } from '../layout/tile-ratio.ts';

/** The column width in px for which the choice of columns counts the gap. Any fixed one will do: see `Masonry`. */
const REFERENCE_WIDTH = 250;

/** The packing of a list that mostly grows. What it remembers is a cache alone: the same list packs the same way. */
export function usePacking(gifs: readonly Gif[], columns: number, gutter: number): Masonry {
  const cache = useRef<Packing<Gif>>(undefined);
  const options = { columns, gapRatio: gutter / REFERENCE_WIDTH, ratioOf };
  cache.current = repackItems(cache.current, gifs, options);
  return cache.current.masonry;
}

/** Height of a tile in widths. */
export const ratioOf = (gif: Gif) => cutRatio(1 / aspectRatio(gif));
