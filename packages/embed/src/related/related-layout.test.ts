import { expect, it } from 'vitest';
import { relatedLayout } from './related-layout.ts';

const gif = (width: number, height: number) => ({ images: { fixed_width: { url: '/a.gif', width, height } } });
const squares = Array.from({ length: 6 }, () => gif(200, 200));

it('has three columns in the window width minus 30 px, 6 px apart [E-5]', () => {
  const { tiles, height } = relatedLayout(squares, 480);
  expect(tiles.map(({ left }) => left)).toEqual([0, 152, 304, 0, 152, 304]);
  expect(tiles.map(({ top }) => top)).toEqual([0, 0, 0, 152, 152, 152]);
  expect(tiles[5]).toMatchObject({ width: 146, height: 146 });
  expect((tiles[2]?.left ?? 0) + 146).toBe(480 - 30);
  expect(height).toBe(298);
});

it('adds a tile to the shortest column', () => {
  const { tiles } = relatedLayout([gif(200, 400), gif(200, 100), gif(200, 200), gif(200, 200)], 480);
  expect(tiles[3]).toMatchObject({ left: 152, top: 79 });
});

it('has a height of 0 without GIFs, and accepts a window width of 0', () => {
  expect(relatedLayout([], 480)).toEqual({ tiles: [], height: 0 });
  expect(relatedLayout(squares, 0).tiles[0]).toMatchObject({ left: 0, top: 0, width: 1 });
});
