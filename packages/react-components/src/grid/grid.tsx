/** @jsxImportSource @emotion/react */
import { forwardRef, useImperativeHandle, useMemo, useRef } from 'react';
import { columnCount } from '../layout/column-count.ts';
import { PauseButton } from '../motion/pause-button.tsx';
import { useMotion } from '../motion/use-motion.ts';
import { usePaging } from '../paging/use-paging.ts';
import { useElementWidth } from '../viewport/use-element-width.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { announcement } from './announcement.ts';
import { columnWidth, columnWidthCss } from './column-width.ts';
import { FetchError } from './fetch-error.tsx';
import { gridStyles } from './grid.styles.ts';
import { gridAttributes } from './grid-attributes.ts';
import { gridLabels } from './grid-labels.ts';
import type { GridProps } from './grid-props.ts';
import { TileList } from './tile-list.tsx';
import { usePacking } from './use-packing.ts';

/** Quiet time before a further page, in ms (spec §9). */
const FETCH_DEBOUNCE_MS = 250;
/** The width in px that a server assumes where none is given. */
const ASSUMED_WIDTH = 1024;

/** GIFs in columns, page after page, of which only those on screen are in the document. */
export const Grid = /* @__PURE__ */ forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const { fetchGifs, queryKey, initialGifs, onGifsFetched, onGifsFetchError, noResultsMessage, labels, ...more } =
    props;
  const { columns, gutter = 6, width: givenWidth, borderRadius = 4, layoutType = 'GRID', style, ...others } = more;
  const {
    noLink = false,
    hideAttribution = false,
    onAttributionClick,
    overlay,
    motion = 'auto',
    ...callbacks
  } = others;
  const { onGifClick, onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, track, ...rest } = callbacks;

  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const latest = useLatest(props);
  const probe = useRef<HTMLDivElement>(null);
  const words = useMemo(() => ({ ...gridLabels, ...labels }), [labels]);
  const { pager, paging } = usePaging({
    fetchGifs,
    queryKey,
    initialGifs,
    debounceMs: FETCH_DEBOUNCE_MS,
    onGifsFetched,
    onGifsFetchError,
  });
  const { status, gifs, total } = paging;
  const { isPaused, toggle } = useMotion(motion);
  const width = useElementWidth(probe, givenWidth);
  const count = columnCount(columns, width ?? ASSUMED_WIDTH);
  const masonry = usePacking(gifs, count, gutter);
  const isAction = Boolean(onGifClick);
  const settings = useMemo(
    () => ({ noLink, isAction, overlay, hideAttribution, onAttributionClick, labels: words, tabIndex: -1 }),
    [noLink, isAction, overlay, hideAttribution, onAttributionClick, words],
  );

  function retry(): void {
    // The button goes with the error; the focus stays in the grid.
    root.current?.focus({ preventScroll: true });
    pager.retry();
  }

  return (
    <div
      tabIndex={-1}
      {...rest}
      {...{ [gridAttributes.root]: status }}
      aria-busy={status === 'loading'}
      ref={root}
      css={gridStyles()}
      style={givenWidth === undefined ? style : { width: givenWidth, ...style }}
    >
      <div ref={probe} role="status" {...{ [gridAttributes.status]: '' }}>
        {announcement(paging, words)}
      </div>
      {toggle && gifs.length > 0 && (
        <div {...{ [gridAttributes.controls]: '' }}>
          <PauseButton isPaused={isPaused} label={words.pause} onClick={toggle} />
        </div>
      )}
      {gifs.length > 0 && (
        <TileList
          key={queryKey}
          gifs={gifs}
          masonry={masonry}
          columnWidth={width === undefined ? undefined : columnWidth(width, count, gutter)}
          assumedWidth={columnWidth(ASSUMED_WIDTH, count, gutter)}
          columnCss={
            givenWidth === undefined ? columnWidthCss(count, gutter) : `${columnWidth(givenWidth, count, gutter)}px`
          }
          gap={gutter}
          borderRadius={borderRadius}
          setSize={status === 'end' ? gifs.length : (total ?? -1)}
          isPaused={isPaused}
          motion={motion}
          label={words.list}
          layoutType={layoutType}
          settings={settings}
          callbacks={latest}
          indexOf={pager.indexOf}
          onNearEnd={pager.demand}
        />
      )}
      {status === 'failed' && <FetchError labels={words} onRetry={retry} />}
      {status === 'end' && gifs.length === 0 && (
        <div {...{ [gridAttributes.noResults]: '' }}>{noResultsMessage ?? words.noResults}</div>
      )}
      {status !== 'failed' && status !== 'end' && <div {...{ [gridAttributes.loader]: '' }} />}
    </div>
  );
});
