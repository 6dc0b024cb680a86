/**
 * Items packed into the shortest column, measured in column widths, so that no stored number depends on the width on
 * screen: with columns of `crossSize` px and gaps of `gap` px, the item at index `j` of its column that starts at `s`
 * has the offset `s * crossSize + j * gap` px, exactly. An immutable value: appending and truncating return a new one
 * that shares the arrays.
 */
export interface Masonry {
  readonly columns: number;
  /** The gap, in column widths, that is assumed when the shortest column is chosen. */
  readonly gapRatio: number;
  /** The number of items. */
  readonly count: number;
  /** The number of items in each column. */
  readonly lengths: readonly number[];
  readonly store: readonly Column[];
}

/**
 * The growing arrays that one or more values share. They hold only numbers, which engines store unboxed (about 12 bytes
 * per item) and grow in steps, so that appending costs the same at any length.
 */
export interface Column {
  /** In the order of the scroll axis. */
  readonly items: number[];
  /** The sum of the ratios before each item; the last entry is the sum of all. */
  readonly starts: number[];
}

/** The position of one item, in column widths. */
export interface ItemPosition {
  readonly item: number;
  readonly column: number;
  /** The number of items before it in its column. */
  readonly indexInColumn: number;
  /** The sum of the ratios before it in its column. */
  readonly start: number;
  /** `start` plus its own ratio. */
  readonly end: number;
}

/** The size of the layout on screen, in CSS pixels. */
export interface Metrics {
  /** The width of a column of a grid; the height of a row of a carousel. */
  readonly crossSize: number;
  readonly gap: number;
}

export function createMasonry(columns: number, gapRatio = 0): Masonry {
  const store = Array.from({ length: columns }, () => ({ items: [], starts: [0] }));
  return { columns, gapRatio, count: 0, lengths: store.map(() => 0), store };
}

/**
 * Appends items without moving the others. Costs only the new items. Writes to the shared arrays, so only the latest
 * value may grow this way: see `appendItems`.
 */
export function growMasonry<T>(
  { columns, gapRatio, count, store }: Masonry,
  added: readonly T[],
  ratioOf: (item: T) => number,
): Masonry {
  const ends = Float64Array.from(
    store,
    ({ items, starts }) => (starts[items.length] as number) + items.length * gapRatio,
  );
  // A first page may be large while the code is still interpreted: one plain loop that reads nothing twice.
  for (let at = 0; at < added.length; at++) {
    let column = 0;
    let min = ends[0] as number;
    for (let other = 1; other < columns; other++) {
      const columnEnd = ends[other] as number;
      if (columnEnd < min) {
        min = columnEnd;
        column = other;
      }
    }
    const { items, starts } = store[column] as Column;
    const end = (starts[items.length] as number) + ratioOf(added[at] as T);
    starts.push(end);
    ends[column] = end + items.push(count + at) * gapRatio;
  }
  return { columns, gapRatio, count: count + added.length, lengths: store.map(({ items }) => items.length), store };
}

/** Appends items without moving the others. Costs only the new items, and leaves `masonry` unchanged. */
export function appendItems(masonry: Masonry, ratios: readonly number[]): Masonry {
  const { lengths, store } = masonry;
  if (store.every(({ items }, column) => items.length === lengths[column]))
    return growMasonry(masonry, ratios, knownRatio);
  // Another value has already grown the shared arrays, so this one continues in a copy.
  const copy = store.map(({ items, starts }, column) => {
    const length = lengths[column] ?? 0;
    return { items: items.slice(0, length), starts: starts.slice(0, length + 1) };
  });
  return growMasonry({ ...masonry, store: copy }, ratios, knownRatio);
}

/** Treats a hole in the array as a square. */
function knownRatio(ratio: number | undefined): number {
  return ratio ?? 1;
}

/** The same packing without the items from `count` on: the part that an edit keeps before it repacks the rest. */
export function truncateItems(masonry: Masonry, count: number): Masonry {
  if (count >= masonry.count) return masonry;
  const lengths = masonry.store.map(({ items }, column) =>
    lowerBound(masonry.lengths[column] as number, (index) => (items[index] as number) >= count),
  );
  return { ...masonry, count, lengths };
}

/**
 * The first index of `length`, from `low` on, that satisfies the predicate; `length` when none does. Every index after
 * one that satisfies it must satisfy it too.
 */
export function lowerBound(length: number, predicate: (index: number) => boolean, low = 0): number {
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (predicate(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
