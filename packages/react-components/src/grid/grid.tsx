/** @jsxImportSource @emotion/react */
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { listLabels } from '../list/list-labels.ts';
import { omitListProps } from '../list/list-props.ts';
import { getAnnouncement, ListFooter, useAnnouncement } from '../list/list-status.tsx';
import { usePaging } from '../paging/use-paging.ts';
import { gridStyles } from './grid.styles.ts';
import { gridAttributes } from './grid-attributes.ts';
import { GridList } from './grid-list.tsx';
import type { GridProps } from './grid-props.ts';

/** The debounce of requests for the next page, in ms. */
const FETCH_DEBOUNCE_MS = 250;

/**
 * A list of GIFs in columns. Fetches pages on demand, and mounts only the tiles near the viewport.
 *
 * @example
 * <Grid queryKey={term} fetchGifs={(page) => client.search(term, page)} />
 */
export const Grid = /* @__PURE__ */ forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const {
    columns,
    width,
    externalGifs,
    snapshot,
    onLeave,
    handleRef,
    overscan,
    listbox,
    selectedIds,
    nonce,
    style,
    ...rootProps
  } = omitListProps(props);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(gridStyles);
  // An invalid width, such as 0 or NaN, is ignored.
  const validWidth = width && width > 0 ? width : undefined;
  const labels = { ...listLabels, ...props.labels };
  const { pager, paging } = usePaging(props, FETCH_DEBOUNCE_MS);
  const { status, gifs } = paging;
  // The live region is as wide as the list, so it also serves to measure the width.
  const liveRegion = useAnnouncement(getAnnouncement(paging, labels));

  function retry(): void {
    // The button unmounts with the error, so the focus moves to the Grid.
    root.current?.focus({ preventScroll: true });
    pager.retry();
  }

  return (
    <div
      tabIndex={-1}
      {...rootProps}
      {...{ [gridAttributes.root]: status }}
      aria-busy={status === 'loading'}
      ref={root}
      css={styles}
      style={{ width: validWidth, ...style }}
    >
      <div role="status" {...{ [gridAttributes.status]: '' }} ref={liveRegion} />
      {gifs.length > 0 && (
        <GridList
          key={props.queryKey}
          props={props}
          gifs={gifs}
          setSize={status === 'end' ? gifs.length : (paging.total ?? -1)}
          widthSentinel={liveRegion}
          width={validWidth}
          label={labels.list}
          pager={pager}
        />
      )}
      <ListFooter
        status={status}
        isEmpty={gifs.length === 0}
        labels={labels}
        noResultsMessage={props.noResultsMessage}
        onRetry={retry}
      />
    </div>
  );
});
