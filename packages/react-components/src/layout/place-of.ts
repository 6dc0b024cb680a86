import { columnEnd } from './column-end.ts';
import { lowerBound } from './lower-bound.ts';
import type { Masonry, Place } from './masonry.ts';

/**
 * Where an item lies; column -1 for one that is not packed. Looks into each column, by halves: what is stored for each
 * item would be more than all else that is stored.
 */
export function placeOf(masonry: Masonry, item: number): Place {
  let slot = 0;
  const column = masonry.store.findIndex(({ items }, each) => {
    const length = masonry.lengths[each] as number;
    // A tile has no more above it than there are items before it.
    slot = lowerBound(Math.min(length, item), (position) => (items[position] as number) >= item);
    return slot < length && items[slot] === item;
  });
  return { item, column, slot, start: columnEnd(masonry, column, slot), end: columnEnd(masonry, column, slot + 1) };
}
