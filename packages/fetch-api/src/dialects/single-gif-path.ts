import type { ApiCall } from '../dialect.ts';

/** Second segments of native paths that are not ids. */
const LIST_NAMES: ReadonlySet<string> = new Set(['search', 'trending', 'random', 'related', 'categories', 'items']);

/** Whether a native path is `gifs/{id}`. */
export function isSingleGifPath([first, second = '', ...more]: ApiCall['path']): boolean {
  return first === 'gifs' && second !== '' && more.length === 0 && !LIST_NAMES.has(second);
}
