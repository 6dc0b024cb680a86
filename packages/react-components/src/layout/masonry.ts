import { copyStore, createStore, reserveItems, reserveSlot, type Store } from './masonry-store.ts';

/**
 * Tiles packed into the shortest column, in units of one column width, so that no stored number depends
 * on the width on screen: in a column of `width` px with `gap` px between tiles, the tile in slot `j`
 * that starts at `A` has `top = A * width + j * gap` px, exactly. A value: appending and truncating give
 * a new one, and share what they can.
 */
export interface Masonry {
  readonly columns: number;
  /** Items packed. */
  readonly count: number;
  /** The gap in column widths that the choice of column counts with. */
  readonly gapRatio: number;
  /** Items in each column. */
  readonly lengths: Int32Array;
  readonly store: Store;
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
  const count = Math.min(Math.max(1, Math.floor(columns) || 1), 255);
  return { columns: count, count: 0, gapRatio, lengths: new Int32Array(count), store: createStore(count) };
}

/** Adds items below the others; none of the others moves. Costs nothing but the new items. */
export function appendItems(masonry: Masonry, ratios: readonly number[]): Masonry {
  const { columns, gapRatio } = masonry;
  const lengths = masonry.lengths.slice();
  // Another value has already written past our end: leave its items alone.
  const store =
    masonry.store.count === masonry.count ? masonry.store : copyStore(masonry.store, masonry.count, lengths);
  const heads = Float64Array.from(lengths, (length, c) => columnEnd(store, c, length) + length * gapRatio);
  const count = masonry.count + ratios.length;
  reserveItems(store, count);
  for (let n = 0; n < ratios.length; n++) {
    let shortest = 0;
    for (let c = 1; c < columns; c++) if ((heads[c] ?? 0) < (heads[shortest] ?? 0)) shortest = c;
    const column = store.columns[shortest];
    if (!column) break;
    const slot = lengths[shortest] ?? 0;
    const ratio = ratios[n] ?? 1;
    const item = masonry.count + n;
    const end = (column.starts[slot] ?? 0) + ratio;
    reserveSlot(column, slot);
    column.items[slot] = item;
    column.starts[slot + 1] = end;
    lengths[shortest] = slot + 1;
    heads[shortest] = end + (slot + 1) * gapRatio;
    store.ratios[item] = ratio;
    store.columnOf[item] = shortest;
    store.slotOf[item] = slot;
  }
  store.count = count;
  return { columns, count, gapRatio, lengths, store };
}

/** The same packing without the items from `count` on: what an edit keeps before it packs the rest anew. */
export function truncateItems(masonry: Masonry, count: number): Masonry {
  if (count >= masonry.count) return masonry;
  const lengths = masonry.lengths.map((length, c) => {
    const items = masonry.store.columns[c]?.items;
    return items ? lowerBound(length, (slot) => (items[slot] ?? 0) >= count) : 0;
  });
  return { ...masonry, count, lengths };
}

export function placeOf({ store }: Masonry, item: number): Place {
  const column = store.columnOf[item] ?? 0;
  const slot = store.slotOf[item] ?? 0;
  return { column, slot, start: columnEnd(store, column, slot), ratio: store.ratios[item] ?? 1 };
}

/** Sum of ratios of the first `length` tiles of a column. */
export function columnEnd(store: Store, column: number, length: number): number {
  return store.columns[column]?.starts[length] ?? 0;
}

/** Height in px of the tallest column. */
export function masonryHeight({ lengths, store }: Masonry, { columnWidth, gap }: Metrics): number {
  return lengths.reduce(
    (height, length, c) => Math.max(height, columnEnd(store, c, length) * columnWidth + Math.max(0, length - 1) * gap),
    0,
  );
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
