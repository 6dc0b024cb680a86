/**
 * One column: which items it holds, from the top, and the sum of ratios above each. `starts` has one
 * value more than `items`: the end of the column.
 */
export interface Column {
  items: Int32Array;
  starts: Float64Array;
}

/** The growing arrays behind one or more `Masonry` values: about 25 bytes an item. */
export interface Store {
  /** Items written so far. A `Masonry` with a smaller count must not write here. */
  count: number;
  ratios: Float64Array;
  columnOf: Uint8Array;
  slotOf: Int32Array;
  readonly columns: readonly Column[];
}

export function createStore(columns: number): Store {
  return {
    count: 0,
    ratios: new Float64Array(),
    columnOf: new Uint8Array(),
    slotOf: new Int32Array(),
    columns: Array.from({ length: columns }, () => ({ items: new Int32Array(), starts: new Float64Array(1) })),
  };
}

/** A copy that keeps the first `count` items, `lengths` of them in each column. */
export function copyStore(store: Store, count: number, lengths: Int32Array): Store {
  return {
    count,
    ratios: store.ratios.slice(0, count),
    columnOf: store.columnOf.slice(0, count),
    slotOf: store.slotOf.slice(0, count),
    columns: store.columns.map(({ items, starts }, column) => {
      const length = lengths[column] ?? 0;
      return { items: items.slice(0, length), starts: starts.slice(0, length + 1) };
    }),
  };
}

/** Makes room for `count` items by doubling, so that appending costs the same at any length. */
export function reserveItems(store: Store, count: number): void {
  if (count <= store.ratios.length) return;
  const size = Math.max(count, store.ratios.length * 2);
  store.ratios = grown(store.ratios, new Float64Array(size));
  store.columnOf = grown(store.columnOf, new Uint8Array(size));
  store.slotOf = grown(store.slotOf, new Int32Array(size));
}

export function reserveSlot(column: Column, slot: number): void {
  if (slot < column.items.length) return;
  const size = Math.max(16, slot * 2);
  column.items = grown(column.items, new Int32Array(size));
  column.starts = grown(column.starts, new Float64Array(size + 1));
}

function grown<T extends { set(values: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}
