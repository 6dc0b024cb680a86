import type { Gif, LayoutType } from '@zoetrope/model';
import { type CSSProperties, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attentionTo } from '../gif/active-tiles.ts';
import type { GifCallbacks } from '../gif/gif-callbacks.ts';
import type { TileSettings } from '../gif/tile-settings.ts';
import { useTileEvents } from '../gif/use-tile-events.ts';
import type { Need } from '../later/create-later.ts';
import { type Masonry, placeOf } from '../layout/masonry.ts';
import type { Motion } from '../motion/use-motion.ts';
import { useSettledItems } from '../motion/use-settled-items.ts';
import { spanOf, type View } from '../viewport/scroll-window.ts';
import { useDevicePixelRatio } from '../viewport/use-device-pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { useScrollWindow } from '../viewport/use-scroll-window.ts';
import { gridAttributes } from './grid-attributes.ts';
import { GridTile } from './grid-tile.tsx';
import type { Laid } from './hold-scroll.ts';
import { listHeightCss } from './list-height.ts';
import { mountedItems } from './mounted-items.ts';
import { isNearEnd } from './near-end.ts';
import type { RovingFocus } from './roving-focus.ts';

type GridLater = typeof import('./grid-later.tsx');

export interface TileListProps {
  readonly gifs: readonly Gif[];
  readonly masonry: Masonry;
  /** CSS pixels; undefined until the list has been measured. */
  readonly columnWidth: number | undefined;
  /** The width that files are chosen for until then. */
  readonly assumedWidth: number;
  readonly columnCss: string;
  readonly gap: number;
  readonly borderRadius: number;
  /** GIFs in the whole list, -1 while unknown. */
  readonly setSize: number;
  readonly isPaused: boolean;
  readonly motion: Motion;
  readonly label: string;
  readonly layoutType: LayoutType;
  readonly settings: TileSettings;
  readonly callbacks: RefObject<GifCallbacks>;
  readonly later: GridLater | undefined;
  readonly need: Need<GridLater>;
  readonly indexOf: (id: string) => number | undefined;
  readonly onNearEnd: () => void;
}

/** Files are chosen in steps of so many device pixels, so that a small resize does not fetch them anew. */
const PIXEL_STEP = 50;

/** The tiles that are on screen or about to be, each at its exact place. */
export const TileList = /* @__PURE__ */ memo(function TileList(props: TileListProps) {
  const { gifs, masonry, columnWidth, assumedWidth, gap, isPaused, motion, settings, indexOf, onNearEnd, later, need } =
    props;
  const list = useRef<HTMLUListElement>(null);
  const view = useRef<View>({ top: 0, height: 0 });
  const { handlers, active, setFocused } = useTileEvents(list, {
    callbacks: props.callbacks,
    layoutType: props.layoutType,
    need,
    gifOf: (id) => gifs[indexOf(id) ?? -1],
  });
  const onViewRef = useRef<(view: View) => void>(undefined);
  const scrollWindow = useScrollWindow(
    list,
    useCallback((next: View) => {
      view.current = next;
      onViewRef.current?.(next);
    }, []),
  );
  const metrics = useMemo(() => (columnWidth === undefined ? undefined : { columnWidth, gap }), [columnWidth, gap]);
  const focused = active.focused === undefined ? undefined : indexOf(active.focused);
  const span = scrollWindow && spanOf(scrollWindow);
  // A server's tiles stay until the real ones are known; without them nothing is shown before that.
  const [isTakenOver] = useState(!useHydrated());
  const items = span || isTakenOver ? mountedItems(masonry, metrics, span, focused) : [];
  const { settled, onView } = useSettledItems(items[0] ?? 0, items.at(-1) ?? -1);
  onViewRef.current = onView;
  const laid = useRef<Laid>(undefined);
  useIsomorphicLayoutEffect(() => {
    const before = laid.current;
    laid.current = metrics && { masonry, metrics };
    if (!later || !list.current || !before || !laid.current) return;
    view.current = later.holdScroll(list.current, view.current, before, laid.current);
  }, [masonry, metrics, later]);
  const last = useRef<number>(undefined);
  const idOf = (item: number) => gifs[item]?.id;
  const mount = (id: string) => flushSync(() => setFocused(id));
  const roving = useLatest<RovingFocus>({ list, view, masonry, metrics, focused, last, idOf, mount });

  useEffect(() => {
    if (metrics && scrollWindow && isNearEnd(masonry, metrics, scrollWindow)) onNearEnd();
  }, [masonry, metrics, scrollWindow, onNearEnd]);

  const pixelRatio = useDevicePixelRatio();
  const pixelWidth = Math.ceil(((columnWidth ?? assumedWidth) * pixelRatio) / PIXEL_STEP) * PIXEL_STEP;
  const style = {
    '--zoetrope-column': props.columnCss,
    '--zoetrope-radius': `${props.borderRadius}px`,
    height: listHeightCss(masonry, gap),
  } as CSSProperties;
  return (
    <ul
      {...handlers}
      {...{ [gridAttributes.list]: '' }}
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: without it Safari does not tell a list that has no bullets as one
      role="list"
      aria-label={props.label}
      tabIndex={focused === undefined ? 0 : -1}
      style={style}
      onFocus={(event) => {
        handlers.onFocus(event);
        if (event.target === event.currentTarget) need(({ enterList }) => enterList(roving.current));
      }}
      onKeyDown={(event) => {
        handlers.onKeyDown(event);
        later?.stepByKey(event, roving.current);
      }}
      onMouseDown={(event) => {
        // A press on the gap between tiles is not meant for one of them.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
    >
      {items.map((item) => {
        const gif = gifs[item];
        if (!gif) return null;
        const attention = attentionTo(active, gif.id);
        const hasSettled = !isPaused && item >= settled.first && item <= settled.last;
        return (
          <GridTile
            key={gif.id}
            gif={gif}
            item={item}
            setSize={props.setSize}
            {...placeOf(masonry, item)}
            gap={gap}
            pixelWidth={pixelWidth}
            isMoving={motion !== 'never' && (attention === 'active' || hasSettled)}
            attention={attention}
            isFirstRow={item < masonry.columns}
            settings={settings}
          />
        );
      })}
    </ul>
  );
});
