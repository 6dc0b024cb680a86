import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import type { Columns } from '../layout/column-count.ts';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { positionOf } from '../layout/masonry-queries.ts';
import { gifRatio } from '../layout/tile-ratio.ts';
import { type ContainerQueryOptions, containerQueryCss } from './container-queries.ts';

const gifs = buildGifs(40).map((gif, item) =>
  buildGif({ ...gif, images: { fixed_width: { url: '/a.gif', width: 200, height: 100 + 7 * item } } }),
);
const pack = (columns: number) => appendItems(createMasonry(columns, 0.024), gifs.map(gifRatio));
const css = (columns?: Columns, more: Partial<ContainerQueryOptions> = {}) =>
  containerQueryCss({ columns, gifs, gap: 6, masonry: pack(4), ...more });
/** The ranges of widths, each with its number of columns. */
const ranges = (text: string) =>
  [
    ...text.matchAll(
      /@container \(min-width: ([-\d.e]+)px\) and \(max-width: ([\d.e]+)px\) \{[^{]*\{ --columns: (\d+)/g,
    ),
  ].map(([, from, to, columns]) => [Number(from), Number(to), Number(columns)]);

it('has rules for each number of columns, and covers all widths without a gap [W-1]', () => {
  const found = ranges(css());
  expect(found.map(([, , columns]) => columns)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(found[0]?.[0]).toBe(0);
  expect(found.at(-1)?.[1]).toBeGreaterThan(100_000);
  // Browsers round widths to 1/64 px.
  expect(found[1]?.slice(0, 2)).toEqual([700, 979.99]);
});

it('calls a `columns` function for each width [W-1]', () => {
  const found = ranges(css((width) => (width < 500 ? 1 : width < 1000 ? 6 : 2)));
  expect(found).toEqual([
    [0, 499.99, 1],
    [500, 999.99, 6],
    [1000, expect.any(Number), 2],
  ]);
});

it('contains the position of each tile in the packing [W-1]', () => {
  const [, three] = css().split('--columns: 3;');
  const { column, indexInColumn, start } = positionOf(pack(3), 10);
  expect(three).toContain(
    `li:nth-child(11) { --column: ${column}; --index: ${indexInColumn}; --start: ${start.toFixed(5)} }`,
  );
});

it('covers the tiles that a server renders, except those of the first row [W-1]', () => {
  expect(css().match(/li:nth-child\(\d+\)/g)).not.toContain('li:nth-child(25)');
  const [, widest] = css().split('--columns: 14;');
  expect(widest?.match(/li:nth-child\((\d+)\)/)?.[1]).toBe('15');
});

it('contains no character that HTML escapes, for any options', () => {
  expect(css()).not.toMatch(/[<>&"']/);
  expect(css(Number.NaN, { gap: 0.1 })).not.toMatch(/[<>&"']/);
});
