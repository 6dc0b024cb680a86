import type { Gif } from '@zoetrope/model';
import { memo, type RefObject, useCallback, useState } from 'react';
import { getMediaSource } from '../gif/media-source.ts';
import { BORDER_RADIUS } from '../gif/tile-props.ts';
import { columnCount } from '../layout/column-count.ts';
import { gifRatio } from '../layout/tile-ratio.ts';
import { usePacking } from '../layout/use-packing.ts';
import { useList } from '../list/use-list.ts';
import type { Pager } from '../paging/create-pager.ts';
import { observeScroll } from '../viewport/observe-scroll.ts';
import { readView, scrollParent } from '../viewport/scroll-view.ts';
import { useElementWidth } from '../viewport/use-element-width.ts';
import { pixelRatio, useHydrated } from '../viewport/use-hydrated.ts';
import type { ScrollAxis } from '../viewport/use-scroll-window.ts';
import { containerQueryCss } from './container-queries.ts';
import { gridAttributes } from './grid-attributes.ts';
import { columnWidth, listHeightCss } from './grid-geometry.ts';
import type { GridHost, GridProps } from './grid-props.ts';
import { GridTile } from './grid-tile.tsx';

export interface GridListProps {
  readonly props: GridProps;
  readonly gifs: readonly Gif[];
  /** The number of GIFs in the whole list, -1 if unknown. */
  readonly setSize: number;
  /** An element that is as wide as the list. */
  readonly widthSentinel: RefObject<Element | null>;
  /** The `width` prop in CSS pixels; undefined to measure the width. */
  readonly width: number | undefined;
  readonly label: string;
  readonly pager: Pager;
}

const DEFAULT_GUTTER = 6;
/** The width that a server assumes, in px. */
const SERVER_WIDTH = 1024;
/** The column width for which the packing takes the gap into account, in px. Any constant works: see `Masonry`. */
const REFERENCE_WIDTH = 250;
/** Files are selected in steps of this many device pixels, so that a small resize does not request other files. */
const PIXEL_STEP = 50;
/** In a browser the style element keeps the text that the server rendered. */
const IS_SERVER = typeof document === 'undefined';

const loadInteractions = () => import('./grid-interactions.tsx');

function getVerticalAxis(list: HTMLElement): ScrollAxis {
  const parent = scrollParent(list);
  return {
    readView: () => readView(list, parent),
    observe: (onChange) => observeScroll(list, onChange),
  };
}

/** The tiles near the viewport, at their exact positions. */
export const GridList = /* @__PURE__ */ memo(function GridList(list: GridListProps) {
  const { gifs, setSize, pager } = list;
  const props = { ...list.props, layoutType: list.props.layoutType ?? 'GRID' };
  const { listbox, selectedIds, noLink, onGifClick, borderRadius = BORDER_RADIUS } = props;
  const gap = Math.max(0, props.gutter ?? DEFAULT_GUTTER) || 0;
  // Measured here instead of in the Grid, because nothing else depends on the width.
  const width = useElementWidth(list.widthSentinel, list.width);
  const isHydrated = useHydrated();
  const [isHydrating] = useState(!isHydrated);
  const layoutWidth = width ?? SERVER_WIDTH;
  const columns = columnCount(props.columns, layoutWidth, gap);
  const columnPx = columnWidth(layoutWidth, { columns, gap });
  const masonry = usePacking(gifs, {
    columns,
    gapRatio: gap / REFERENCE_WIDTH,
    version: pager.getPaging().version,
    ratioOf: gifRatio,
  });
  const metrics = width ? { crossSize: columnPx, gap } : undefined;
  const pixelWidth = Math.ceil((columnPx * pixelRatio({ isHydrated })) / PIXEL_STEP) * PIXEL_STEP;
  const getSource = useCallback<GridHost['getSource']>(
    (gif, { still }) => getMediaSource(gif, { width: pixelWidth, height: pixelWidth * gifRatio(gif), still }),
    [pixelWidth],
  );
  const { root, renderer, mounted, hasFocusedTile, handlers } = useList<GridHost>({
    props,
    gifs,
    pager,
    masonry,
    metrics,
    isHydrating,
    overscan: props.overscan,
    getAxis: getVerticalAxis,
    getSource,
    load: loadInteractions,
  });

  return (
    <>
      {renderer?.renderControls(props, { columns, gap, freeColumns: Math.max(0, columns - gifs.length) })}
      {isHydrating && !metrics && (
        // Browsers hide the nonce from scripts, and with it from React.
        <style nonce={props.nonce} suppressHydrationWarning>
          {IS_SERVER ? containerQueryCss({ columns: props.columns, gifs, gap, masonry }) : ''}
        </style>
      )}
      <ul
        {...handlers}
        {...{ 'aria-multiselectable': listbox === 'multiple' || undefined, [gridAttributes.list]: '' }}
        ref={root}
        // Explicit, because Safari does not expose a list without bullets as a list.
        role={listbox ? 'listbox' : 'list'}
        aria-label={list.label}
        tabIndex={hasFocusedTile ? -1 : 0}
        style={{
          padding: `0 0 ${listHeightCss(masonry, gap)}`,
          ['--zoetrope-radius' as 'borderRadius']: `${borderRadius}px`,
        }}
      >
        {mounted.map((position) => {
          const { item } = position;
          const gif = gifs[item];
          return (
            gif && (
              <GridTile
                key={gif.id}
                {...renderer?.getTileProps(props, gif.id)}
                {...position}
                gif={gif}
                noLink={noLink}
                isAction={onGifClick !== undefined}
                setSize={setSize}
                columns={columns}
                gap={gap}
                width={pixelWidth}
                priority={item < columns ? 'high' : undefined}
                isSelected={listbox && (selectedIds?.includes(gif.id) ?? false)}
              />
            )
          );
        })}
      </ul>
    </>
  );
});
