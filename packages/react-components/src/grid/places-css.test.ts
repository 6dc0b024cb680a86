import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import type { Columns } from '../layout/column-count.ts';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { positionOf } from '../layout/masonry-queries.ts';
import { type PlacesOptions, placesCss } from './places-css.ts';
import { ratioOf } from './ratio-of.ts';

const gifs = buildGifs(40).map((gif, item) =>
  buildGif({ ...gif, images: { fixed_width: { url: '/a.gif', width: 200, height: 100 + 7 * item } } }),
);
const packed = (columns: number) => appendItems(createMasonry(columns, 0.024), gifs.map(ratioOf));
const css = (columns?: Columns, more: Partial<PlacesOptions> = {}) =>
  placesCss({ props: { columns }, gifs, gap: 6, masonry: packed(4), ...more });
/** The parts for widths, each with its number of columns. */
const parts = (text: string) =>
  [
    ...text.matchAll(/@container \(min-width:([-\d.e]+)px\) and \(max-width:([\d.e]+)px\)\{[^{]*\{--columns:(\d+)/g),
  ].map(([, from, to, columns]) => [Number(from), Number(to), Number(columns)]);

it('tells the places for each number of columns, of all widths without a gap [W-1]', () => {
  const found = parts(css());
  expect(found.map(([, , columns]) => columns)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(found[0]?.[0]).toBe(0);
  expect(found.at(-1)?.[1]).toBeGreaterThan(100_000);
  // Scripts read a width with all its digits, of which browsers keep 64 parts of a pixel.
  expect(found[1]?.slice(0, 2)).toEqual([700, 979.99]);
});

it('asks a function for each width [W-1]', () => {
  const found = parts(css((width) => (width < 500 ? 1 : width < 1000 ? 6 : 2)));
  expect(found).toEqual([
    [0, 499.99, 1],
    [500, 999.99, 6],
    [1000, expect.any(Number), 2],
  ]);
});

it('tells the place that a tile has in the packing [W-1]', () => {
  const [, three] = css().split('--columns:3;');
  const { column, indexInColumn, start } = positionOf(packed(3), 10);
  expect(three).toContain(`li:nth-child(11){--column:${column};--index:${indexInColumn};--start:${start.toFixed(5)}}`);
});

it('is about the tiles that a server renders, and needs none of them in the first row [W-1]', () => {
  expect(css().match(/li:nth-child\(\d+\)/g)).not.toContain('li:nth-child(25)');
  const [, widest] = css().split('--columns:14;');
  expect(widest?.match(/li:nth-child\((\d+)\)/)?.[1]).toBe('15');
});

it('has no character that HTML would escape, whatever it is given', () => {
  expect(css()).not.toMatch(/[<>&"']/);
  expect(css(Number.NaN, { gap: 0.1 })).not.toMatch(/[<>&"']/);
});
