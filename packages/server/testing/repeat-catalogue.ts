import type { Catalogue } from '../src/storage/catalogue.ts';

/** The catalogue over and over until it has so many items, each with an id of its own. */
export function repeatCatalogue(catalogue: Catalogue, count: number): Catalogue {
  const { items } = catalogue;
  const repeated = Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new RangeError('An empty catalogue cannot be repeated.');
    const round = Math.floor(index / items.length);
    return round === 0 ? item : { ...item, id: `${item.id}-${round}` };
  });
  return { ...catalogue, items: repeated };
}
