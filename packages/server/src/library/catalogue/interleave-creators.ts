import type { CatalogueItem } from '@zoetrope/catalogue';

/**
 * Orders items so that the creators of each kind take turns: a catalogue lists items by creator, and the first page
 * should not show a single one. Returns the index by id.
 */
export function interleaveCreators(items: readonly CatalogueItem[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  const ranked = items.map(({ id, kind, channel }) => {
    const turn = turns.get(`${kind} ${channel}`) ?? 0;
    turns.set(`${kind} ${channel}`, turn + 1);
    return { id, turn };
  });
  // The sort is stable: within a turn, the order of the catalogue is kept.
  return new Map(ranked.sort((a, b) => a.turn - b.turn).map(({ id }, rank) => [id, rank]));
}
