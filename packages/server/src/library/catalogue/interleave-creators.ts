import type { CatalogueItem } from '@zoetrope/catalogue';

/**
 * Places from 0 by id, in which the creators of each kind take turns: a catalogue lists its items family by family,
 * and its first page should not be all of one.
 */
export function interleaveCreators(items: readonly CatalogueItem[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  const taken = items.map(({ id, kind, channel }) => {
    const turn = turns.get(`${kind} ${channel}`) ?? 0;
    turns.set(`${kind} ${channel}`, turn + 1);
    return { id, turn };
  });
  // Sorting is stable: within a turn the catalogue's own order holds.
  return new Map(taken.sort((a, b) => a.turn - b.turn).map(({ id }, place) => [id, place]));
}
