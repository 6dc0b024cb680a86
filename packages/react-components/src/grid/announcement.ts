import type { Paging } from '../paging/paging.ts';
import type { GridLabels } from './grid-labels.ts';

/**
 * What a screen reader is told of a list: that it is on its way, then how much each page brought. That a further page is
 * on its way would only be noise, and a failure is told by its own alert.
 */
export function announcement({ status, gifs, added }: Paging, labels: Pick<GridLabels, 'loading' | 'loaded'>): string {
  if (status === 'loading' && gifs.length === 0) return labels.loading;
  return status !== 'failed' && added > 0 ? labels.loaded(added) : '';
}
