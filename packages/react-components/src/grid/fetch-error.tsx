import { gridAttributes } from './grid-attributes.ts';
import type { GridLabels } from './grid-labels.ts';

/** Says that a page did not come, and asks for it again. */
export function FetchError({
  labels,
  onRetry,
}: {
  readonly labels: Pick<GridLabels, 'error' | 'retry'>;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" {...{ [gridAttributes.error]: '' }}>
      {labels.error}{' '}
      <button type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}
