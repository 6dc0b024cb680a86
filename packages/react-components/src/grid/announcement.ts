import type { Paging } from '../paging/paging.ts';
import type { GridLabels } from './grid-labels.ts';

/**
 * What a screen reader is told of a list: that it is on its way, then how much each page brought, or that there is none.
 * While a further page is on its way nothing is said: the same words once more are heard only where they were away. A
 * failure is told by its own alert.
 */
export function announcement(
  { status, gifs, added }: Paging,
  labels: Pick<GridLabels, 'loading' | 'loaded' | 'noResults'>,
): string {
  if (!gifs.length) return status === 'loading' ? labels.loading : status === 'end' ? labels.noResults : '';
  return added ? labels.loaded(added) : '';
}
