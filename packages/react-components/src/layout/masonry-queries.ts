import { type ItemPosition, lowerBound, type Masonry, type Metrics } from './masonry.ts';

/** A range of the scroll axis, in px from the start of the list. */
export interface PixelRange {
  readonly from: number;
  readonly to: number;
}

/** The sum of the ratios of the first `length` items of a column. */
export function columnEnd({ store }: Masonry, column: number, length: number): number {
  return store[column]?.starts[length] ?? 0;
}

/** The size of the longest column, and so of the whole list, along the scroll axis, in px. */
export function masonryExtent(masonry: Masonry, { crossSize, gap }: Metrics): number {
  const ends = masonry.lengths.map(
    (length, column) => columnEnd(masonry, column, length) * crossSize + Math.max(0, length - 1) * gap,
  );
  return Math.max(...ends);
}

/**
 * The position of an item; its column is -1 when the item is not packed. Searches each column, because an index for
 * each item would take more memory than everything else that is stored.
 */
export function positionOf(masonry: Masonry, item: number): ItemPosition {
  let indexInColumn = 0;
  const column = masonry.store.findIndex(({ items }, index) => {
    const length = masonry.lengths[index] as number;
    // At most `item` items precede it in its column.
    indexInColumn = lowerBound(Math.min(length, item), (index) => (items[index] as number) >= item);
    return indexInColumn < length && items[indexInColumn] === item;
  });
  const start = columnEnd(masonry, column, indexInColumn);
  const end = columnEnd(masonry, column, indexInColumn + 1);
  return { item, column, indexInColumn, start, end };
}

/** The start and the end of a position along the scroll axis, in px. */
export function rangeOf({ indexInColumn, start, end }: ItemPosition, { crossSize, gap }: Metrics): PixelRange {
  return { from: start * crossSize + indexInColumn * gap, to: end * crossSize + indexInColumn * gap };
}

/**
 * The indices in a column of the first item that overlaps the range, and of the one after the last. Two binary
 * searches, so the cost barely grows with the length of the list.
 */
function indicesInRange(
  masonry: Masonry,
  { crossSize, gap }: Metrics,
  { from, to, column }: PixelRange & { readonly column: number },
): readonly [first: number, end: number] {
  const length = masonry.lengths[column] as number;
  const offsetOf = (index: number, gaps: number) => columnEnd(masonry, column, index) * crossSize + gaps * gap;
  const first = lowerBound(length, (index) => offsetOf(index + 1, index) > from);
  return [first, lowerBound(length, (index) => offsetOf(index, index) >= to, first)];
}

/** The items that overlap the range, in list order. */
export function itemsInRange(masonry: Masonry, metrics: Metrics, range: PixelRange): number[] {
  return masonry.store
    .flatMap(({ items }, column) => items.slice(...indicesInRange(masonry, metrics, { ...range, column })))
    .sort((a, b) => a - b);
}

/** The positions of the items that overlap the range, in list order. */
export function positionsInRange(masonry: Masonry, metrics: Metrics, range: PixelRange): ItemPosition[] {
  const found = masonry.store.flatMap(({ items, starts }, column) => {
    const [first, end] = indicesInRange(masonry, metrics, { ...range, column });
    return items.slice(first, end).map((item, at): ItemPosition => {
      const indexInColumn = first + at;
      return {
        item,
        column,
        indexInColumn,
        start: starts[indexInColumn] as number,
        end: starts[indexInColumn + 1] as number,
      };
    });
  });
  return found.sort((a, b) => a.item - b.item);
}

/** The start and the end of an item along the scroll axis, in px. */
export function itemRange(masonry: Masonry, metrics: Metrics, item: number): PixelRange {
  return rangeOf(positionOf(masonry, item), metrics);
}
