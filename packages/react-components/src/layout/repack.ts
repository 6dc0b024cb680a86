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
}

/**
 * Brings a packing to other items. Growing packs the new items alone, and compares the others; any other edit, a removal
 * or a prepend packs all anew, which gives to an unchanged front the places it had.
 */
export function repackItems<T>(
  before: Packing<T> | undefined,
  items: readonly T[],
  { columns, gapRatio, ratioOf }: RepackOptions<T>,
): Packing<T> {
  const isSameKind = before?.masonry.columns === columns && before.masonry.gapRatio === gapRatio;
  if (isSameKind && before.items === items) return before;
  const hasGrown = isSameKind && before.items.every((item, place) => item === items[place]);
  const front = hasGrown ? before.masonry : createMasonry(columns, gapRatio);
  return { items, masonry: appendItems(front, items.slice(front.count).map(ratioOf)) };
}
