import { appendItems, createMasonry, type Masonry, truncateItems } from './masonry.ts';

/** A packing beside what it packs. */
export interface Packing<T> {
  readonly items: readonly T[];
  readonly masonry: Masonry;
}

/**
 * Brings a packing to other items: what is the same at the front stays where it is, the rest is packed anew. So
 * appending costs the new items alone, and an edit, a removal or a prepend is safe.
 */
export function repackItems<T>(
  before: Packing<T> | undefined,
  items: readonly T[],
  options: { readonly columns: number; readonly gapRatio: number; ratioOf(item: T): number },
): Packing<T> {
  const { columns, gapRatio, ratioOf } = options;
  const isSameKind = before?.masonry.columns === columns && before.masonry.gapRatio === gapRatio;
  if (isSameKind && before.items === items) return before;
  const kept = isSameKind ? commonLength(before.items, items) : 0;
  const front = isSameKind ? truncateItems(before.masonry, kept) : createMasonry(columns, gapRatio);
  return { items, masonry: appendItems(front, items.slice(kept).map(ratioOf)) };
}

function commonLength<T>(a: readonly T[], b: readonly T[]): number {
  const end = Math.min(a.length, b.length);
  let length = 0;
  while (length < end && a[length] === b[length]) length++;
  return length;
}
