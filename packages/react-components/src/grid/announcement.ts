import type { Paging } from '../paging/paging.ts';
import type { GridLabels } from './grid-labels.ts';

/** What a screen reader is told of a list; a failure is told by its own alert. */
export function announcement({ status, gifs, added }: Paging, labels: GridLabels): string {
  if (status === 'failed') return '';
  if (status === 'loading' || status === 'waiting') return labels.loading;
  return added > 0 && gifs.length > 0 ? labels.loaded(added) : '';
}
