import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { forwardRef } from 'react';
import { rootProps } from '../gif/root-props.ts';
import { usePaging } from '../paging/use-paging.ts';
import { announcement } from './announcement.ts';
import { FetchError } from './fetch-error.tsx';
import { gridCss } from './grid.styles.ts';
import { gridAttributes } from './grid-attributes.ts';
import type { GridProps } from './grid-props.ts';
import { paintedLabels } from './painted-labels.ts';
import { TileList } from './tile-list.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useFootCss } from './use-foot-css.ts';

/** Quiet time before a further page, in ms (spec §9). */
const FETCH_DEBOUNCE_MS = 250;

/** GIFs in columns, page after page, of which only those on screen are in the document. */
export const Grid = /* @__PURE__ */ forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const { queryKey, width: asked = 0, noResultsMessage, style } = props;
  // What is no width, 0 as well, leaves it to the container.
  const givenWidth = asked > 0 ? asked : undefined;
  const labels = { ...paintedLabels, ...props.labels };
  const { pager, paging } = usePaging(props, FETCH_DEBOUNCE_MS);
  const { status, gifs, total = -1 } = paging;
  const probe = useAnnouncement(announcement(paging, labels));

  return (
    <div
      tabIndex={-1}
      {...rootProps(props)}
      {...{ [gridAttributes.root]: status }}
      aria-busy={status === 'loading'}
      ref={ref}
      style={{ width: givenWidth, ...style }}
    >
      {/* Browsers hide a nonce from whoever takes a page over. */}
      <style nonce={useEmotionCache()?.nonce} suppressHydrationWarning>
        {gridCss() + useFootCss(status)}
      </style>
      <div
        role="status"
        {...{ [gridAttributes.status]: '' }}
        ref={probe}
        // Takes part in the layout, as wide as the list and without a height: the width is read from it.
        style={{ height: 1, marginBottom: -1, contain: 'strict', opacity: 0 }}
      />
      {gifs[0] && (
        <TileList
          key={queryKey}
          props={props}
          gifs={gifs}
          setSize={status === 'end' ? gifs.length : total}
          probe={probe}
          width={givenWidth}
          label={labels.list}
          pager={pager}
        />
      )}
      {status === 'failed' ? (
        <FetchError
          labels={labels}
          onRetry={() => {
            // The button goes with the error; the focus stays in the grid.
            probe.current?.parentElement?.focus({ preventScroll: true });
            pager.retry();
          }}
        />
      ) : status !== 'end' ? (
        <div
          {...{ [gridAttributes.loader]: status }}
          // As high before its looks have come, so that what stands below it stays. Without an inset it sticks nowhere; but
          // a sticky element that a page pushes off the screen counts as no shift of the layout.
          style={{ height: 60, position: 'sticky' }}
        />
      ) : (
        !gifs[0] && <div {...{ [gridAttributes.noResults]: '' }}>{noResultsMessage ?? labels.noResults}</div>
      )}
    </div>
  );
});
