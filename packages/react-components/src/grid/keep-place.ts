import type { ItemPosition, Masonry } from '../layout/masonry.ts';
import { positionOf } from '../layout/masonry-queries.ts';

/** The places to mount, in the order of the data, with that of one item more, as of the tile that has the focus. */
export function keepPlace(
  places: readonly ItemPosition[],
  masonry: Masonry,
  kept: number | undefined,
): readonly ItemPosition[] {
  return kept === undefined || places.some(({ item }) => item === kept)
    ? places
    : [...places, positionOf(masonry, kept)].sort((a, b) => a.item - b.item);
}
