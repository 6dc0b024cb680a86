import { expect, it } from 'vitest';
import { relatedLayout } from './related-layout.ts';

const gif = (width: number, height: number) => ({ images: { fixed_width: { url: '/a.gif', width, height } } });
const squares = Array.from({ length: 6 }, () => gif(200, 200));

it('has three columns in the width of the window less 30 px, 6 px apart [E-5]', () => {
  const { places, height } = relatedLayout(squares, 480);
  expect(places.map(({ left }) => left)).toEqual([0, 152, 304, 0, 152, 304]);
  expect(places.map(({ top }) => top)).toEqual([0, 0, 0, 152, 152, 152]);
  expect(places[5]).toMatchObject({ width: 146, height: 146 });
  expect((places[2]?.left ?? 0) + 146).toBe(480 - 30);
  expect(height).toBe(298);
});

it('puts the next one into the shortest column', () => {
  const { places } = relatedLayout([gif(200, 400), gif(200, 100), gif(200, 200), gif(200, 200)], 480);
  expect(places[3]).toMatchObject({ left: 152, top: 79 });
});

it('is nothing high without GIFs, and survives a window without width', () => {
  expect(relatedLayout([], 480)).toEqual({ places: [], height: 0 });
  expect(relatedLayout(squares, 0).places[0]).toMatchObject({ left: 0, top: 0, width: 1 });
});
