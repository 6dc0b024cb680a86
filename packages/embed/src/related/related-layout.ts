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
/** The gap between tiles (spec §9). CSS pixels. */
const GUTTER = 6;
/** The window width minus the width of the grid (spec §9). CSS pixels. */
const MARGIN = 30;

/** The rectangle of a tile, in CSS pixels relative to the list. */
export interface TileRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface RelatedLayout {
  readonly tiles: readonly TileRect[];
  readonly height: number;
}

/** Lays out the tiles for a window width in CSS pixels. */
export function relatedLayout(gifs: readonly Pick<Gif, 'images'>[], windowWidth: number): RelatedLayout {
  const columnWidth = Math.max(1, (windowWidth - MARGIN - GUTTER * (COLUMNS - 1)) / COLUMNS);
  const metrics = { crossSize: columnWidth, gap: GUTTER };
  const masonry = appendItems(createMasonry(COLUMNS, GUTTER / columnWidth), gifs.map(ratioOf));
  return {
    tiles: gifs.map((_, index) => tileRect(masonry, index, columnWidth)),
    height: masonryExtent(masonry, metrics),
  };
}

function tileRect(masonry: Masonry, index: number, columnWidth: number): TileRect {
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
