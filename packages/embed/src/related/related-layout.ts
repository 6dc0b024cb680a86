import type { Gif } from '@zoetrope/model';
import {
  appendItems,
  createMasonry,
  type Masonry,
  masonryExtent,
  positionOf,
  tileRatio,
} from '@zoetrope/react-components/layout';

const COLUMNS = 3;
/** Between tiles (spec §9). CSS pixels. */
const GUTTER = 6;
/** The grid is this much narrower than the window (spec §9). CSS pixels. */
const MARGIN = 30;

/** CSS pixels within the list. */
export interface TilePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface RelatedLayout {
  readonly places: readonly TilePlace[];
  readonly height: number;
}

/** Where the tiles lie in a window of this width. */
export function relatedLayout(gifs: readonly Pick<Gif, 'images'>[], windowWidth: number): RelatedLayout {
  const columnWidth = Math.max(1, (windowWidth - MARGIN - GUTTER * (COLUMNS - 1)) / COLUMNS);
  const metrics = { crossSize: columnWidth, gap: GUTTER };
  const masonry = appendItems(createMasonry(COLUMNS, GUTTER / columnWidth), gifs.map(ratioOf));
  return {
    places: gifs.map((_, index) => placeIn(masonry, index, columnWidth)),
    height: masonryExtent(masonry, metrics),
  };
}

function placeIn(masonry: Masonry, index: number, columnWidth: number): TilePlace {
  const { column, indexInColumn, start, end } = positionOf(masonry, index);
  return {
    left: column * (columnWidth + GUTTER),
    top: start * columnWidth + indexInColumn * GUTTER,
    width: columnWidth,
    height: (end - start) * columnWidth,
  };
}

function ratioOf({ images }: Pick<Gif, 'images'>): number {
  const { width, height } = images?.fixed_width ?? images?.original ?? {};
  return tileRatio(width, height);
}
