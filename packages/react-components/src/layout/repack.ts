import { appendItems, createMasonry, type Masonry } from './masonry.ts';

/** A packing beside what it packs. */
export interface Packing<T> {
  readonly items: readonly T[];
  readonly masonry: Masonry;
}

export interface RepackOptions<T> {
  readonly columns: number;
  readonly gapRatio: number;
  ratioOf(item: T): number;
  /** The list that `items` has grown from, its front: where that is what was packed, the new items alone are packed. */
  readonly grownFrom?: readonly T[] | undefined;
}

/**
 * Brings a packing to other items. Growing costs the new items alone; any other edit, a removal or a prepend packs all
 * anew, which gives to an unchanged front the places it had.
 */
export function repackItems<T>(
  before: Packing<T> | undefined,
  items: readonly T[],
  { columns, gapRatio, ratioOf, grownFrom }: RepackOptions<T>,
): Packing<T> {
  const isSameKind = before?.masonry.columns === columns && before.masonry.gapRatio === gapRatio;
  if (isSameKind && before.items === items) return before;
  const front = isSameKind && before.items === grownFrom ? before.masonry : createMasonry(columns, gapRatio);
  return { items, masonry: appendItems(front, items.slice(front.count).map(ratioOf)) };
}
