import type { Gif } from '@zoetrope/model';
import { memo, useEffect, useRef, useState } from 'react';
import type { Looks } from '../gif/tile-host.ts';
import { splitTileProps } from '../gif/tile-props.ts';
import { useTiles } from '../gif/use-tiles.ts';
import { columnCount } from '../layout/column-count.ts';
import { placeOf } from '../layout/masonry.ts';
import type { Pager } from '../paging/create-pager.ts';
import { spanOf, type View } from '../viewport/scroll-window.ts';
import { useDevicePixelRatio } from '../viewport/use-device-pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { useScrollWindow } from '../viewport/use-scroll-window.ts';
import { columnWidth } from './column-width.ts';
import { gridAttributes } from './grid-attributes.ts';
import type { GridHost } from './grid-host.ts';
import type { GridProps } from './grid-props.ts';
import { GridTile } from './grid-tile.tsx';
import { listHeightCss } from './list-height.ts';
import { mountedItems } from './mounted-items.ts';
import { isNearEnd } from './near-end.ts';
import { usePacking } from './use-packing.ts';

export interface TileListProps {
  readonly props: GridProps;
  readonly gifs: readonly Gif[];
  readonly grownFrom: readonly Gif[] | undefined;
  /** GIFs in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** CSS pixels; undefined until the list has been measured. */
  readonly width: number | undefined;
  readonly label: string;
  readonly pager: Pager;
}

/** The width in px that a server assumes where none is given. */
const ASSUMED_WIDTH = 1024;
/** Files are chosen in steps of so many device pixels, so that a small resize does not fetch them anew. */
const PIXEL_STEP = 50;

/** What makes the tiles live, after their first paint. */
export const loadBehaviour = () => import('./grid-later.tsx').then(({ createGridBehaviour }) => createGridBehaviour);

/** The tiles that are on screen or about to be, each at its exact place. */
export const TileList = /* @__PURE__ */ memo(function TileList(list: TileListProps) {
  const { props, gifs, setSize, width, pager } = list;
  const { gutter = 6, layoutType = 'GRID' } = props;
  const { settings, borderRadius } = splitTileProps(props);
  const root = useRef<HTMLUListElement>(null);
  const view = useRef<View>({ top: 0, height: 0 });
  const [looks, show] = useState<Looks>();
  const scrollWindow = useScrollWindow(root, view);
  // A server's tiles stay until the real ones are known; without them nothing is shown before that.
  const [isTakenOver] = useState(!useHydrated());
  const columns = columnCount(props.columns, width ?? ASSUMED_WIDTH);
  const columnPx = columnWidth(width ?? ASSUMED_WIDTH, columns, gutter);
  const masonry = usePacking(gifs, list.grownFrom, columns, gutter);
  const metrics = width === undefined ? undefined : { columnWidth: columnPx, gap: gutter };
  const focused = looks?.focused === undefined ? undefined : pager.indexOf(looks.focused);
  const span = scrollWindow && spanOf(scrollWindow);
  const items = span || isTakenOver ? mountedItems(masonry, metrics, span, focused) : [];
  const gifOf = (id: string) => gifs[pager.indexOf(id) ?? -1];
  const idOf = (item: number) => gifs[item]?.id;
  const { indexOf } = pager;
  const host = { props: { ...props, layoutType }, root, view, masonry, metrics, items, gifOf, idOf, indexOf };
  const handlers = useTiles<GridHost, Looks>(loadBehaviour, host, show);
  useEffect(() => {
    if (metrics && scrollWindow && isNearEnd(masonry, metrics, scrollWindow)) pager.demand();
  });

  const pixelWidth = Math.ceil((columnPx * useDevicePixelRatio()) / PIXEL_STEP) * PIXEL_STEP;
  return (
    <>
      {looks?.controls(props)}
      <ul
        {...handlers}
        {...{ [gridAttributes.list]: '' }}
        ref={root}
        // biome-ignore lint/a11y/noRedundantRoles: without it Safari does not tell a list that has no bullets as one
        role="list"
        aria-label={list.label}
        tabIndex={focused === undefined ? 0 : -1}
        style={{ paddingBlockEnd: listHeightCss(masonry, gutter) }}
      >
        {items.map((item) => {
          const gif = gifs[item];
          return (
            gif && (
              <GridTile
                key={gif.id}
                {...settings}
                {...looks?.tile(props, gif.id, item)}
                {...placeOf(masonry, item)}
                gif={gif}
                item={item}
                setSize={setSize}
                columns={columns}
                gap={gutter}
                borderRadius={borderRadius}
                width={pixelWidth}
                priority={item < columns ? 'high' : undefined}
              />
            )
          );
        })}
      </ul>
    </>
  );
});
