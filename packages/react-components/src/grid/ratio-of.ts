import { aspectRatio, type Gif } from '@zoetrope/model';
import { clampRatio, MAX_RATIO, MIN_RATIO } from '../layout/tile-ratio.ts';

/** Height of a tile in widths. */
export function ratioOf(gif: Gif): number {
  // Of nearly all GIFs this is all that there is to know, and thousands may come at once.
  const size = gif.images?.fixed_width;
  const ratio = size ? size.height / size.width : 0;
  return MIN_RATIO < ratio && ratio < MAX_RATIO ? ratio : clampRatio(1 / aspectRatio(gif));
}
