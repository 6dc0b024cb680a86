import type { Gif } from '@zoetrope/model';
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mediaSource } from '../gif/media-source.ts';
import { BORDER_RADIUS } from '../gif/tile-props.ts';
import { useTiles } from '../gif/use-tiles.ts';
import { columnCount } from '../layout/column-count.ts';
import { positionsInRange } from '../layout/masonry-queries.ts';
import { usePacking } from '../layout/use-packing.ts';
import type { Pager } from '../paging/create-pager.ts';
import { pixelRatio } from '../viewport/pixel-ratio.ts';
import { type View, withOverscan } from '../viewport/scroll-window.ts';
import { useElementWidth } from '../viewport/use-element-width.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { useScrollWindow } from '../viewport/use-scroll-window.ts';
import { columnWidth } from './column-width.ts';
import { firstPlaces } from './first-places.ts';
import { gridAttributes } from './grid-attributes.ts';
import type { GridHost, ListLooks } from './grid-host.ts';
import type { GridProps } from './grid-props.ts';
import { GridTile } from './grid-tile.tsx';
import { listHeightCss } from './list-height.ts';
import { loadLater } from './load-later.tsx';
import { isNearEnd } from './near-end.ts';
import { ratioOf } from './ratio-of.ts';
import { usePlaces } from './use-places.ts';

export interface TileListProps {
  readonly props: GridProps;
  readonly gifs: readonly Gif[];
  /** GIFs in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** As wide as the list, which is measured by it. */
  readonly probe: RefObject<Element | null>;
  /** The width that an application gives, in CSS pixels; undefined to measure it. */
  readonly width: number | undefined;
  readonly label: string;
  readonly pager: Pager;
}

/** The width in px that a server assumes where none is given. */
const ASSUMED_WIDTH = 1024;
/** The column width in px for which the choice of columns counts the gap. Any fixed one will do: see `Masonry`. */
const REFERENCE_WIDTH = 250;
/** Files are chosen in steps of so many device pixels, so that a small resize does not fetch them anew. */
const PIXEL_STEP = 50;

/** The tiles that are on screen or about to be, each at its exact place. */
export const TileList = /* @__PURE__ */ memo(function TileList(list: TileListProps) {
  const { props, gifs, setSize, pager } = list;
  const { layoutType = 'GRID', listbox, selectedIds, noLink, onGifClick, borderRadius = BORDER_RADIUS } = props;
  const gap = Math.max(0, props.gutter ?? 6) || 0;
  const root = useRef<HTMLUListElement>(null);
  const view = useRef<View>({ top: 0, height: 0 });
  const [looks, show] = useState<ListLooks<GridProps>>();
  const scrollWindow = useScrollWindow(root, view);
  // Here, since a list whose width comes or changes has nothing else to render anew.
  const width = useElementWidth(list.probe, list.width);
  // A server's tiles stay until the real ones are known; without them nothing is shown before that.
  const isHydrated = useHydrated();
  const [isTakenOver] = useState(!isHydrated);
  const listPx = width ?? ASSUMED_WIDTH;
  const columns = columnCount(props.columns, listPx, gap);
  const columnPx = columnWidth(listPx, columns, gap);
  const masonry = usePacking(gifs, {
    columns,
    gapRatio: gap / REFERENCE_WIDTH,
    version: pager.getPaging().edition,
    ratioOf,
  });
  const metrics = width ? { crossSize: columnPx, gap } : undefined;
  const places = usePlaces(isTakenOver && !metrics && { ...list, gap, masonry });
  const focused = pager.indexOf(looks?.focused);
  const inSpan =
    metrics && scrollWindow && positionsInRange(masonry, metrics, withOverscan(scrollWindow, props.overscan));
  const known = inSpan ?? (isTakenOver ? firstPlaces(masonry) : []);
  const mounted = looks?.keep(known, masonry, focused) ?? known;
  const gifOf = (id: string) => gifs[pager.indexOf(id) ?? -1];
  const pixelWidth = Math.ceil((columnPx * pixelRatio(isHydrated)) / PIXEL_STEP) * PIXEL_STEP;
  const fileOf = useCallback(
    (gif: Gif, isStill: boolean) => mediaSource(gif, pixelWidth, pixelWidth * ratioOf(gif), isStill),
    [pixelWidth],
  );
  const host = { props: { ...props, layoutType }, root, view, gifs, pager, masonry, metrics, mounted, gifOf, fileOf };
  const handlers = useTiles<GridHost, ListLooks<GridProps>>(loadLater, host, show);
  useEffect(() => {
    if (metrics && scrollWindow && isNearEnd(masonry, metrics, view.current)) pager.demand();
  });

  return (
    <>
      {looks?.controls(props, { columns, gap, freeColumns: Math.max(0, columns - gifs.length) })}
      {places && <style suppressHydrationWarning {...places} />}
      <ul
        {...handlers}
        {...{ 'aria-multiselectable': listbox === 'multiple' || undefined, [gridAttributes.list]: '' }}
        ref={root}
        // A list says so too: without it Safari does not tell one that has no bullets.
        role={listbox ? 'listbox' : 'list'}
        aria-label={list.label}
        tabIndex={focused === undefined ? 0 : -1}
        // One element's looks are told to it: a rule of the sheet has to be parsed before the first paint.
        style={{
          margin: 0,
          padding: `0 0 ${listHeightCss(masonry, gap)}`,
          // For the tiles: of a property that each of them inherits by name, all would be styled anew when the list grows.
          ['--zoetrope-radius' as 'borderRadius']: `${borderRadius}px`,
          // Holds `layout`: the places of tiles are relative to the list.
          contain: 'strict',
        }}
      >
        {mounted.map((place) => {
          const { item } = place;
          const gif = gifs[item];
          return (
            gif && (
              <GridTile
                key={gif.id}
                {...looks?.tile(props, gif.id)}
                {...place}
                gif={gif}
                noLink={noLink}
                isAction={!!onGifClick}
                setSize={setSize}
                columns={columns}
                gap={gap}
                width={pixelWidth}
                priority={item < columns ? 'high' : undefined}
                isSelected={listbox && !!selectedIds?.includes(gif.id)}
              />
            )
          );
        })}
      </ul>
    </>
  );
});
