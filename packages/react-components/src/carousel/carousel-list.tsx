import type { Gif } from '@zoetrope/model';
import { type ReactNode, useCallback, useState } from 'react';
import { getMediaSource } from '../gif/media-source.ts';
import { BORDER_RADIUS } from '../gif/tile-props.ts';
import { masonryExtent, rangeOf } from '../layout/masonry-queries.ts';
import { gifRatio } from '../layout/tile-ratio.ts';
import { usePacking } from '../layout/use-packing.ts';
import { useList } from '../list/use-list.ts';
import type { Pager } from '../paging/create-pager.ts';
import { pixelRatio, useHydrated } from '../viewport/use-hydrated.ts';
import { carouselAttributes } from './carousel-attributes.ts';
import type { CarouselHost } from './carousel-interactions.tsx';
import type { CarouselLabels } from './carousel-labels.ts';
import type { CarouselProps, RowProps } from './carousel-props.ts';
import { CarouselTile } from './carousel-tile.tsx';
import { getHorizontalAxis } from './observe-scroller.ts';

export interface CarouselListProps {
  readonly props: CarouselProps;
  readonly gifs: readonly Gif[];
  /** The number of GIFs in the whole list, -1 if unknown. */
  readonly setSize: number;
  /** CSS pixels. */
  readonly height: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
  readonly labels: CarouselLabels;
  readonly pager: Pager;
  /** Rendered after the tiles: the footer of the list. */
  readonly children: ReactNode;
}

/** The number of tiles whose files are requested with high priority: about one view. */
const HIGH_PRIORITY_COUNT = 4;

export const loadInteractions = () => import('./carousel-interactions.tsx');

/** The width of a tile divided by the height of the row. */
function widthRatio(gif: Gif): number {
  return 1 / gifRatio(gif);
}

/** The row, and its tiles near the visible part, at their exact positions. */
export function CarouselList(list: CarouselListProps) {
  const { gifs, setSize, height, gap, labels, pager } = list;
  const props: RowProps = { ...list.props, layoutType: list.props.layoutType ?? 'CAROUSEL', labels, height };
  const { noLink, onGifClick, borderRadius = BORDER_RADIUS } = props;
  const isHydrated = useHydrated();
  const [isHydrating] = useState(!isHydrated);
  const { version } = pager.getPaging();
  // One column along the horizontal axis, whose cross size is the height of the row.
  const masonry = usePacking(gifs, { columns: 1, gapRatio: 0, version, ratioOf: widthRatio });
  const metrics = { crossSize: height, gap };
  const ratio = pixelRatio({ isHydrated });
  const pixelHeight = height * ratio;
  const getSource = useCallback<CarouselHost['getSource']>(
    (gif, { still }) => getMediaSource(gif, { width: pixelHeight / gifRatio(gif), height: pixelHeight, still }),
    [pixelHeight],
  );
  const { root, renderer, mounted, hasFocusedTile, handlers } = useList<CarouselHost>({
    props,
    gifs,
    pager,
    masonry,
    metrics,
    isHydrating,
    getAxis: getHorizontalAxis,
    getSource,
    load: loadInteractions,
  });

  return (
    <>
      {renderer?.renderControls(props)}
      {/* Firefox makes an element that scrolls a Tab stop. */}
      <div {...{ [carouselAttributes.scroller]: '' }} tabIndex={-1}>
        <ul
          {...handlers}
          {...{ [carouselAttributes.list]: '' }}
          ref={root}
          // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose a list without bullets as a list
          role="list"
          aria-label={labels.list}
          tabIndex={hasFocusedTile ? -1 : 0}
          style={{ width: masonryExtent(masonry, metrics), height }}
        >
          {mounted.map((position) => {
            const { item } = position;
            const gif = gifs[item];
            const { from, to } = rangeOf(position, metrics);
            return (
              gif && (
                <CarouselTile
                  key={gif.id}
                  {...renderer?.getTileProps(props, gif.id)}
                  gif={gif}
                  noLink={noLink}
                  isAction={onGifClick !== undefined}
                  item={item}
                  setSize={setSize}
                  offset={from}
                  tileWidth={to - from}
                  borderRadius={borderRadius}
                  width={(to - from) * ratio}
                  height={pixelHeight}
                  priority={item < HIGH_PRIORITY_COUNT ? 'high' : undefined}
                />
              )
            );
          })}
        </ul>
        {list.children}
      </div>
    </>
  );
}
