import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { tileBackground } from './tile.styles.ts';

it.each([
  ['gif-1', 'var(--zoetrope-tile-5,hsl(316 55% 62%))'],
  ['gif-2', 'var(--zoetrope-tile-1,hsl(28 55% 62%))'],
  ['xT9IgG50Fb7Mi0prBC', 'var(--zoetrope-tile-4,hsl(244 55% 62%))'],
  ['gif-3', 'var(--zoetrope-tile-2,hsl(100 55% 62%))'],
])('depends on the id %s alone, so that a server and a browser paint the same color [W-6]', (id, color) => {
  expect(tileBackground({ id, is_sticker: false })).toBe(color);
});

it('distributes GIFs over five colors', () => {
  expect(new Set(buildGifs(100).map(tileBackground)).size).toBe(5);
});

it('is a checkerboard for a sticker [W-6]', () => {
  expect(tileBackground(buildGif({ is_sticker: true }))).toContain('repeating-conic-gradient(');
});

it('contains no text from the id', () => {
  expect(tileBackground(buildGif({ id: 'red;}</style>' }))).toMatch(
    /^var\(--zoetrope-tile-[1-5],hsl\(\d+ 55% 62%\)\)$/,
  );
});
