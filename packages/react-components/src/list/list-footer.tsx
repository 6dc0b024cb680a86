import type { CSSProperties, ReactNode } from 'react';
import type { Paging } from '../paging/paging.ts';
import { listAttributes } from './list-attributes.ts';
import type { ListLabels } from './list-labels.ts';

export interface ListFooterProps {
  readonly status: Paging['status'];
  readonly isEmpty: boolean;
  readonly labels: Pick<ListLabels, 'error' | 'retry' | 'noResults'>;
  /** Default: `labels.noResults`. */
  readonly noResultsMessage: ReactNode;
  readonly loaderStyle?: CSSProperties | undefined;
  readonly onRetry: () => void;
}

/** Follows the tiles of a list: the loader, the error with a retry button, or the message of an empty list. */
export function ListFooter(props: ListFooterProps) {
  const { status, labels } = props;
  switch (status) {
    case 'failed':
      return (
        <div role="alert" {...{ [listAttributes.error]: '' }}>
          {labels.error}{' '}
          <button type="button" onClick={props.onRetry}>
            {labels.retry}
          </button>
        </div>
      );
    case 'end':
      if (!props.isEmpty) return null;
      return <div {...{ [listAttributes.noResults]: '' }}>{props.noResultsMessage ?? labels.noResults}</div>;
    default:
      return <div {...{ [listAttributes.loader]: status }} style={props.loaderStyle} />;
  }
}
