import { useMemo } from 'react';
import { createMasonry, growMasonry, type Masonry } from './masonry.ts';

/** Thousands of items may come at once: an engine compiles what is called again sooner than a loop that goes on and on. */
const BATCH = 128;

export interface UsePackingOptions<T> {
  readonly columns: number;
  readonly gapRatio: number;
  /** Another one packs all anew; within one edition the list only grows. */
  readonly edition: number;
  ratioOf(item: T): number;
}

/**
 * The packing of a list. Growing looks at the new items alone, at any length; an edit, as a removal or a prepend, packs
 * all anew, which gives to an unchanged front the places it had. What this remembers is a cache alone.
 */
export function usePacking<T>(
  items: readonly T[],
  { columns, gapRatio, edition, ratioOf }: UsePackingOptions<T>,
): Masonry {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is another list
  const packed = useMemo(() => ({ masonry: createMasonry(columns, gapRatio) }), [columns, gapRatio, edition]);
  for (let { count } = packed.masonry; count < items.length; count += BATCH)
    packed.masonry = growMasonry(packed.masonry, items.slice(count, count + BATCH), ratioOf);
  return packed.masonry;
}
