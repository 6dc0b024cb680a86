import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/**
 * The text of a list's live region: that it is loading, how many GIFs a page added, or that the list is empty. Empty
 * while the next page loads, because screen readers announce a repeated text only if it was removed in between.
 * Failures have an alert of their own.
 */
export function getAnnouncement(
  { status, gifs, added }: Paging,
  labels: Pick<ListLabels, 'loading' | 'loaded' | 'noResults'>,
): string {
  if (added > 0) return labels.loaded(added);
  if (gifs.length > 0) return '';
  if (status === 'loading') return labels.loading;
  return status === 'end' ? labels.noResults : '';
}

/**
 * Returns a ref for a live region, and writes `text` into it in a separate task: nothing on screen waits for it, and
 * screen readers announce only changes of a region that already exists.
 */
export function useAnnouncement(text: string): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (region.current) region.current.textContent = text;
    });
    return () => clearTimeout(timer);
  }, [text]);
  return region;
}
