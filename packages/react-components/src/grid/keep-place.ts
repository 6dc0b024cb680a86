import type { Masonry, Place } from '../layout/masonry.ts';
import { placeOf } from '../layout/place-of.ts';

/** The places to mount, in the order of the data, with that of one item more, as of the tile that has the focus. */
export function keepPlace(places: readonly Place[], masonry: Masonry, kept: number | undefined): readonly Place[] {
  return kept === undefined || places.some(({ item }) => item === kept)
    ? places
    : [...places, placeOf(masonry, kept)].sort((a, b) => a.item - b.item);
}
