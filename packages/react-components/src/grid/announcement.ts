import type { Paging } from '../paging/paging.ts';
import type { GridLabels } from './grid-labels.ts';

/** What a screen reader is told of a list; a failure is told by its own alert. */
export function announcement({ status, added }: Paging, labels: GridLabels): string {
  if (status === 'loading') return labels.loading;
  return status !== 'failed' && added > 0 ? labels.loaded(added) : '';
}
