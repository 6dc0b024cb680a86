/** @jsxImportSource @emotion/react */
import { forwardRef, useImperativeHandle, useMemo, useRef } from 'react';
import { splitTileProps } from '../gif/tile-props.ts';
import { useLater } from '../later/use-later.ts';
import { columnCount } from '../layout/column-count.ts';
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

const loadLater = () => import('./grid-later.tsx');

/** GIFs in columns, page after page, of which only those on screen are in the document. */
export const Grid = /* @__PURE__ */ forwardRef<HTMLDivElement, GridProps>(function Grid(props, ref) {
  const { fetchGifs, queryKey, initialGifs, onGifsFetched, onGifsFetchError, noResultsMessage, labels, ...more } =
    props;
  const { columns, gutter = 6, width: givenWidth, style, ...others } = more;
  const { borderRadius, motion, layoutType, noLink, isAction, hideAttribution, onAttributionClick, rest, ...tile } =
    splitTileProps(others);

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
  const { later, need } = useLater(loadLater);
  const overlay = tile.overlay ?? (hideAttribution ? undefined : later?.AttributionOverlay);
  const settings = useMemo(
    () => ({ noLink, isAction, overlay, onAttributionClick, labels: words, tabIndex: -1 }),
    [noLink, isAction, overlay, onAttributionClick, words],
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
      {later && toggle && gifs.length > 0 && (
        <later.GridControls isPaused={isPaused} label={words.pause} onClick={toggle} />
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
          layoutType={layoutType ?? 'GRID'}
          settings={settings}
          callbacks={latest}
          later={later}
          need={need}
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
