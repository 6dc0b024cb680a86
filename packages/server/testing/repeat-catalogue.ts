import type { CatalogueItem } from '@zoetrope/catalogue';
import type { Catalogue } from '../src/storage/catalogue.ts';

/** Repeats the catalogue up to a number of items, with distinct ids. */
export function repeatCatalogue(
  catalogue: Catalogue & { readonly items: readonly CatalogueItem[] },
  count: number,
): Catalogue {
  const { items } = catalogue;
  const repeated = Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (item === undefined) throw new RangeError('An empty catalogue cannot be repeated.');
    const round = Math.floor(index / items.length);
    return round === 0 ? item : { ...item, id: `${item.id}-${round}` };
  });
  return { ...catalogue, items: repeated };
}
