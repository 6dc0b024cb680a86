import type { Gif } from '@zoetrope/model';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { mediaSource } from '../gif/media-source.ts';
import { BORDER_RADIUS } from '../gif/tile-props.ts';
import { useTiles } from '../gif/use-tiles.ts';
import { firstPlaces } from '../grid/first-places.ts';
import type { ListLooks } from '../grid/grid-host.ts';
import { isNearEnd } from '../grid/near-end.ts';
import { ratioOf } from '../grid/ratio-of.ts';
import { masonryExtent, positionsInRange, rangeOf } from '../layout/masonry-queries.ts';
import type { Pager } from '../paging/create-pager.ts';
import { pixelRatio } from '../viewport/pixel-ratio.ts';
import { type View, withOverscan } from '../viewport/scroll-window.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import type { CarouselHost, RowProps } from './carousel-host.ts';
import type { CarouselLabels } from './carousel-labels.ts';
import type { CarouselProps } from './carousel-props.ts';
import { CarouselTile } from './carousel-tile.tsx';
import { useRow } from './use-row.ts';
import { useStripWindow } from './use-strip-window.ts';

export interface CarouselStripProps {
  readonly props: CarouselProps;
  readonly gifs: readonly Gif[];
  /** GIFs in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** CSS pixels. */
  readonly height: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
  readonly labels: CarouselLabels;
  readonly pager: Pager;
  /** What follows the tiles: the loader or the error. */
  readonly children: ReactNode;
}

/** Tiles whose files are asked for before any other: about those of the first view. */
const FIRST_TILES = 4;

/** What makes a row live, after its first paint. */
export const loadLater = () => import('./carousel-later.tsx');

/** The row, and of its tiles those that are on screen or about to be, each at its exact place. */
export function CarouselStrip(strip: CarouselStripProps) {
  const { gifs, setSize, height, gap, labels, pager } = strip;
  const props: RowProps = { ...strip.props, layoutType: strip.props.layoutType ?? 'CAROUSEL', labels, height };
  const { noLink, onGifClick, borderRadius = BORDER_RADIUS } = strip.props;
  const root = useRef<HTMLUListElement>(null);
  const view = useRef<View>({ top: 0, height: 0 });
  const [looks, show] = useState<ListLooks<RowProps>>();
  const stripWindow = useStripWindow(root, view);
  // A server's tiles stay until the real ones are known; without them nothing is shown before that.
  const isHydrated = useHydrated();
  const [isTakenOver] = useState(!isHydrated);
  const masonry = useRow(gifs, pager.getPaging().edition);
  const metrics = { crossSize: height, gap };
  const focused = pager.indexOf(looks?.focused);
  const span = stripWindow && withOverscan(stripWindow);
  const inSpan = span && positionsInRange(masonry, metrics, span);
  const known = inSpan && looks ? looks.keep(inSpan, masonry, focused) : inSpan;
  const mounted = known ?? (isTakenOver ? firstPlaces(masonry) : []);
  const gifOf = (id: string) => gifs[pager.indexOf(id) ?? -1];
  const ratio = pixelRatio(isHydrated);
  const pixelHeight = height * ratio;
  const fileOf = useCallback(
    (gif: Gif, isStill: boolean) => mediaSource(gif, pixelHeight / ratioOf(gif), pixelHeight, isStill),
    [pixelHeight],
  );
  const host = { props, root, view, gifs, pager, masonry, metrics, mounted, gifOf, fileOf };
  const handlers = useTiles<CarouselHost, ListLooks<RowProps>>(loadLater, host, show);
  useEffect(() => {
    if (stripWindow && isNearEnd(masonry, metrics, view.current)) pager.demand();
  });

  return (
    <>
      {looks?.controls(props)}
      <div {...{ [carouselAttributes.strip]: '' }}>
        <ul
          {...handlers}
          {...{ [carouselAttributes.list]: '' }}
          ref={root}
          // biome-ignore lint/a11y/noRedundantRoles: without it Safari does not tell a list that has no bullets as one
          role="list"
          aria-label={labels.list}
          tabIndex={focused === undefined ? 0 : -1}
          style={{ width: masonryExtent(masonry, metrics), height }}
        >
          {mounted.map((place) => {
            const { item } = place;
            const gif = gifs[item];
            const { from, to } = rangeOf(place, metrics);
            return (
              gif && (
                <CarouselTile
                  key={gif.id}
                  {...looks?.tile(props, gif.id)}
                  gif={gif}
                  noLink={noLink}
                  isAction={!!onGifClick}
                  item={item}
                  setSize={setSize}
                  left={from}
                  tileWidth={to - from}
                  borderRadius={borderRadius}
                  width={(to - from) * ratio}
                  height={pixelHeight}
                  priority={item < FIRST_TILES ? 'high' : undefined}
                />
              )
            );
          })}
        </ul>
        {strip.children}
      </div>
    </>
  );
}
