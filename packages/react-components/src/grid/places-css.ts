import type { Gif } from '@zoetrope/model';
import { type Columns, columnCount } from '../layout/column-count.ts';
import { appendItems, createMasonry, type Masonry } from '../layout/masonry.ts';
import { positionOf } from '../layout/masonry-queries.ts';
import { firstPlaces } from './first-places.ts';
import { gridAttributes } from './grid-attributes.ts';
import { listHeightCss } from './list-height.ts';
import { ratioOf } from './ratio-of.ts';

/** Lists that are narrower or wider are placed as one of the nearest of these widths: CSS pixels. */
const LEAST_WIDTH = 240;
const MOST_WIDTH = 3840;
/** Wider than any page. */
const ENDLESS = 1e6;

export interface PlacesOptions {
  readonly props: { readonly columns?: Columns | undefined };
  readonly gifs: readonly Gif[];
  /** CSS pixels between tiles. */
  readonly gap: number;
  /** Of the same GIFs, for one width. */
  readonly masonry: Masonry;
}

/** Widths of a list that have the same number of columns. Another number begins at a whole pixel. */
interface Widths {
  readonly from: number;
  /** The first of the next ones. */
  readonly end: number;
  readonly count: number;
}

const LIST = `[${gridAttributes.list}]`;

/**
 * The places of the first tiles for every width that their list may turn out to have, chosen by container queries: for a
 * style element beside the list, to which its scope is confined. No character of it means anything to HTML.
 */
export function placesCss(options: PlacesOptions): string {
  const gap = `${options.gap}px`;
  const items = firstPlaces(options.masonry).map(({ item }) => item);
  const ratios = options.gifs.map(ratioOf);
  const place = [
    `--width:calc((100% - (var(--columns) - 1)*${gap})/var(--columns))`,
    'width:var(--width)!important',
    `margin-top:calc(var(--start)*var(--width) + var(--index)*${gap})!important`,
    `inset-inline-start:calc(var(--column)*(var(--width) + ${gap}))!important`,
  ];

  function placesAt({ from, end, count }: Widths): string {
    const masonry = appendItems(createMasonry(count, options.masonry.gapRatio), ratios);
    const height = `--columns:${count};padding-block-end:${listHeightCss(masonry, options.gap)}!important`;
    const tiles = items.slice(count).map((item) => {
      const { column, indexInColumn, start } = positionOf(masonry, item);
      return `${tile(item)}{--column:${column};--index:${indexInColumn};--start:${start.toFixed(5)}}`;
    });
    return `@container (min-width:${from}px) and (max-width:${end - 0.01}px){${LIST}{${height}}${tiles.join('')}}`;
  }

  const firstRow = items.map((item) => `${tile(item)}{--column:${item}}`).join('');
  const others = widthsOf(options.props.columns, options.gap).map(placesAt).join('');
  return `@scope{:scope{container-type:inline-size}li{--index:0;--start:0;${place.join(';')}}${firstRow}${others}}`;
}

function tile(item: number): string {
  return `li:nth-child(${item + 1})`;
}

/** Which widths have how many columns. Of a function only its answers are known: it is asked for each width. */
function widthsOf(columns: Columns | undefined, gap: number): readonly Widths[] {
  const starts: { readonly from: number; readonly count: number }[] = [];
  for (let from = LEAST_WIDTH; from <= MOST_WIDTH; from++) {
    const count = columnCount(columns, from, gap);
    if (count !== starts.at(-1)?.count) starts.push({ from, count });
  }
  return starts.map(({ from, count }, at) => ({
    from: at === 0 ? 0 : from,
    end: starts[at + 1]?.from ?? ENDLESS,
    count,
  }));
}
