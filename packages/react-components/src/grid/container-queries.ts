import type { Gif } from '@zoetrope/model';
import { type Columns, columnCount } from '../layout/column-count.ts';
import { appendItems, createMasonry, type Masonry } from '../layout/masonry.ts';
import { positionOf } from '../layout/masonry-queries.ts';
import { gifRatio } from '../layout/tile-ratio.ts';
import { listAttributes } from '../list/list-attributes.ts';
import { initialItems } from '../list/mounted-items.ts';
import { listHeightCss } from './grid-geometry.ts';

/** The range of list widths with rules of their own, in CSS pixels. Other lists use the rules of the nearest width. */
const MIN_WIDTH = 240;
const MAX_WIDTH = 3840;
/** Wider than any page, in CSS pixels. */
const UNBOUNDED_WIDTH = 1e6;

export interface ContainerQueryOptions {
  readonly columns: Columns | undefined;
  readonly gifs: readonly Gif[];
  /** CSS pixels between tiles. */
  readonly gap: number;
  /** The packing of the same GIFs for any width. */
  readonly masonry: Masonry;
}

/** A range of list widths that have the same number of columns, in CSS pixels. */
interface WidthRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly columns: number;
}

/**
 * The positions of the first tiles for every width that their list may have, selected by container queries. For a style
 * element next to the list, to which `@scope` confines it. Contains no character that HTML escapes.
 */
export function containerQueryCss({ columns, gifs, gap, masonry }: ContainerQueryOptions): string {
  const items = initialItems(masonry).map(({ item }) => item);
  const ratios = gifs.map(gifRatio);
  const firstRow = items.map((item) => `${selectTile(item)} { --column: ${item} }`);
  const queries = widthRanges(columns, gap).map(renderQuery);

  function renderQuery(range: WidthRange): string {
    const packing = appendItems(createMasonry(range.columns, masonry.gapRatio), ratios);
    const tiles = items.slice(range.columns).map((item) => {
      const { column, indexInColumn, start } = positionOf(packing, item);
      return `${selectTile(item)} { --column: ${column}; --index: ${indexInColumn}; --start: ${start.toFixed(5)} }`;
    });
    return `
@container (min-width: ${range.from}px) and (max-width: ${range.to - 0.01}px) {
[${listAttributes.list}] { --columns: ${range.columns}; padding-block-end: ${listHeightCss(packing, gap)} !important }
${tiles.join('\n')}
}`;
  }

  return `
@scope {
:scope { container-type: inline-size }
li {
--index: 0;
--start: 0;
--width: calc((100% - (var(--columns) - 1) * ${gap}px) / var(--columns));
width: var(--width) !important;
margin-top: calc(var(--start) * var(--width) + var(--index) * ${gap}px) !important;
inset-inline-start: calc(var(--column) * (var(--width) + ${gap}px)) !important;
}
${firstRow.join('\n')}
${queries.join('')}
}
`;
}

function selectTile(item: number): string {
  return `li:nth-child(${item + 1})`;
}

/** The ranges of widths with the same number of columns. A `columns` function is called for each whole width. */
function widthRanges(columns: Columns | undefined, gap: number): readonly WidthRange[] {
  const starts: { readonly from: number; readonly columns: number }[] = [];
  for (let width = MIN_WIDTH; width <= MAX_WIDTH; width++) {
    const count = columnCount(columns, width, gap);
    if (count !== starts.at(-1)?.columns) starts.push({ from: width, columns: count });
  }
  return starts.map((start, index) => ({
    from: index === 0 ? 0 : start.from,
    to: starts[index + 1]?.from ?? UNBOUNDED_WIDTH,
    columns: start.columns,
  }));
}
