import { lowerBound } from './lower-bound.ts';

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
  readonly store: readonly Column[];
}

/**
 * The growing arrays behind one or more values: numbers only, which engines keep unboxed (about 12 bytes an item) and
 * grow in steps, so that appending costs the same at any length.
 */
export interface Column {
  /** From the top. */
  readonly items: number[];
  /** The sum of ratios above each item, and last that of all, its end. */
  readonly starts: number[];
}

/** Where one item lies. */
export interface Place {
  readonly item: number;
  readonly column: number;
  /** Tiles above it in its column. */
  readonly slot: number;
  /** Sum of the ratios above it. */
  readonly start: number;
  /** The same with its own. */
  readonly end: number;
}

/** Pixels on screen. */
export interface Metrics {
  readonly columnWidth: number;
  readonly gap: number;
}

export function createMasonry(columns: number, gapRatio = 0): Masonry {
  const store = Array.from({ length: columns }, () => ({ items: [], starts: [0] }));
  return { columns, gapRatio, count: 0, lengths: store.map(() => 0), store };
}

/**
 * Adds items below the others; none of the others moves. Costs nothing but the new items. Of one value only one other
 * may grow this way: see `appendItems`.
 */
export function growMasonry<T>(
  { columns, gapRatio, count, store }: Masonry,
  added: readonly T[],
  ratioOf: (item: T) => number,
): Masonry {
  const heads = Float64Array.from(
    store,
    ({ items, starts }) => (starts[items.length] as number) + items.length * gapRatio,
  );
  // Much may come before the engine has warmed up: one plain loop, which reads nothing twice.
  for (let at = 0; at < added.length; at++) {
    let column = 0;
    let least = heads[0] as number;
    for (let other = 1; other < columns; other++) {
      const head = heads[other] as number;
      if (head < least) {
        least = head;
        column = other;
      }
    }
    const { items, starts } = store[column] as Column;
    const end = (starts[items.length] as number) + ratioOf(added[at] as T);
    starts.push(end);
    heads[column] = end + items.push(count + at) * gapRatio;
  }
  return { columns, gapRatio, count: count + added.length, lengths: store.map(({ items }) => items.length), store };
}

/** Adds items below the others; none of the others moves. Costs nothing but the new items, and leaves `masonry` whole. */
export function appendItems(masonry: Masonry, ratios: readonly number[]): Masonry {
  const { lengths, store } = masonry;
  if (store.every(({ items }, column) => items.length === lengths[column]))
    return growMasonry(masonry, ratios, knownRatio);
  // Another value has written past our end: it keeps its items, and ours go on in a copy.
  const copy = store.map(({ items, starts }, column) => {
    const length = lengths[column] ?? 0;
    return { items: items.slice(0, length), starts: starts.slice(0, length + 1) };
  });
  return growMasonry({ ...masonry, store: copy }, ratios, knownRatio);
}

/** A square where a list has a gap. */
function knownRatio(ratio: number | undefined): number {
  return ratio ?? 1;
}

/** The same packing without the items from `count` on: what an edit keeps before it packs the rest anew. */
export function truncateItems(masonry: Masonry, count: number): Masonry {
  if (count >= masonry.count) return masonry;
  const lengths = masonry.store.map(({ items }, column) =>
    lowerBound(masonry.lengths[column] as number, (slot) => (items[slot] as number) >= count),
  );
  return { ...masonry, count, lengths };
}
