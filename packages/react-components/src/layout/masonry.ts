/**
 * Tiles packed into the shortest column, in units of one column width, so that no stored number depends
 * on the width on screen: in a column of `width` px with `gap` px between tiles, the tile in slot `j`
 * that starts at `A` has `top = A * width + j * gap` px, exactly. A value: appending and truncating give
 * a new one, and share what they can.
 */
export interface Masonry {
  readonly columns: number;
  /** The gap in column widths that the choice of column counts with. */
  readonly gapRatio: number;
  /** Items packed. */
  readonly count: number;
  /** Items in each column. */
  readonly lengths: readonly number[];
  readonly store: Store;
}

/**
 * The growing arrays behind one or more values: numbers only, which engines keep unboxed (about 20 bytes an item) and
 * grow in steps, so that appending costs the same at any length.
 */
interface Store {
  /** Of each item: its height in column widths. */
  readonly ratios: number[];
  /** Of each column: its items from the top. */
  readonly items: readonly number[][];
  /** Of each column: the sum of ratios above each item, and last that of all, its end. */
  readonly starts: readonly number[][];
}

/** Where one item lies. */
export interface Place {
  readonly column: number;
  /** Tiles above it in its column. */
  readonly slot: number;
  /** Sum of the ratios above it. */
  readonly start: number;
  /** Its own height in column widths. */
  readonly ratio: number;
}

/** Pixels on screen. */
export interface Metrics {
  readonly columnWidth: number;
  readonly gap: number;
}

export function createMasonry(columns: number, gapRatio = 0): Masonry {
  const each = <T>(value: () => T) => Array.from({ length: columns }, value);
  const store = { ratios: [], items: each(() => []), starts: each(() => [0]) };
  return { columns, gapRatio, count: 0, lengths: each(() => 0), store };
}

/** Adds items below the others; none of the others moves. Costs nothing but the new items. */
export function appendItems(masonry: Masonry, ratios: readonly number[]): Masonry {
  const { columns, gapRatio, store } = masonry;
  // Another value has already written past our end: leave its items alone, and pack ours again, which gives the same.
  if (store.ratios.length > masonry.count)
    return appendItems(createMasonry(columns, gapRatio), [...store.ratios.slice(0, masonry.count), ...ratios]);
  const lengths = [...masonry.lengths];
  const heads = lengths.map((length, column) => columnEnd(masonry, column, length) + length * gapRatio);
  for (const ratio of ratios) {
    let column = 0;
    for (let other = 1; other < columns; other++) if ((heads[other] ?? 0) < (heads[column] ?? 0)) column = other;
    const slot = lengths[column] ?? 0;
    const end = columnEnd(masonry, column, slot) + ratio;
    store.items[column]?.push(store.ratios.length);
    store.starts[column]?.push(end);
    store.ratios.push(ratio);
    lengths[column] = slot + 1;
    heads[column] = end + (slot + 1) * gapRatio;
  }
  return { columns, gapRatio, count: store.ratios.length, lengths, store };
}

/** The same packing without the items from `count` on: what an edit keeps before it packs the rest anew. */
export function truncateItems(masonry: Masonry, count: number): Masonry {
  if (count >= masonry.count) return masonry;
  const lengths = masonry.lengths.map((length, column) =>
    lowerBound(length, (slot) => itemAt(masonry, column, slot) >= count),
  );
  return { ...masonry, count, lengths };
}

/** Looks into each column, by halves: what is stored for each item would be more than all else that is stored. */
export function placeOf(masonry: Masonry, item: number): Place {
  let column = 0;
  let slot = 0;
  masonry.lengths.forEach((length, each) => {
    const at = lowerBound(length, (position) => itemAt(masonry, each, position) >= item);
    if (masonry.store.items[each]?.[at] === item) [column, slot] = [each, at];
  });
  return { column, slot, start: columnEnd(masonry, column, slot), ratio: masonry.store.ratios[item] ?? 1 };
}

export function itemAt({ store }: Masonry, column: number, slot: number): number {
  return store.items[column]?.[slot] ?? 0;
}

/** Sum of ratios of the first `length` tiles of a column. */
export function columnEnd({ store }: Masonry, column: number, length: number): number {
  return store.starts[column]?.[length] ?? 0;
}

/** The first of `length` positions that passes, where all after it pass too; `length` when none does. */
export function lowerBound(length: number, passes: (position: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
