import type { ItemPosition, Masonry } from '../layout/masonry.ts';
import { positionsInRange } from '../layout/masonry-queries.ts';
import { MAX_RATIO } from '../layout/tile-ratio.ts';

/** Tiles that a server renders, and the first render of a browser: about a screen. */
const COUNT = 24;

/** The places that are mounted while nothing is known of the view. */
export function firstPlaces(masonry: Masonry): readonly ItemPosition[] {
  // In column widths, each of these begins within as many of the tallest tiles, were they one column.
  return positionsInRange(masonry, { crossSize: 1, gap: 0 }, { from: 0, to: COUNT * MAX_RATIO }).slice(0, COUNT);
}
