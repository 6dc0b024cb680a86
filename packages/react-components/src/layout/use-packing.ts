import { useMemo } from 'react';
import { createMasonry, growMasonry, type Masonry } from './masonry.ts';

/**
 * Thousands of items may arrive at once: engines optimize a function that is called repeatedly sooner than one long
 * loop.
 */
const BATCH = 128;

export interface UsePackingOptions<T> {
  readonly columns: number;
  readonly gapRatio: number;
  /** Changes when the items are replaced, which repacks the list. Within one version the list only grows. */
  readonly version: number;
  ratioOf(item: T): number;
}

/**
 * The packing of a list. Appending costs only the new items, whatever the length of the list. An edit such as a removal
 * or a prepend repacks the whole list, and items before the edit keep their positions. The memoized value is only a
 * cache.
 */
export function usePacking<T>(
  items: readonly T[],
  { columns, gapRatio, version, ratioOf }: UsePackingOptions<T>,
): Masonry {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new list
  const packed = useMemo(() => ({ masonry: createMasonry(columns, gapRatio) }), [columns, gapRatio, version]);
  for (let { count } = packed.masonry; count < items.length; count += BATCH)
    packed.masonry = growMasonry(packed.masonry, items.slice(count, count + BATCH), ratioOf);
  return packed.masonry;
}
