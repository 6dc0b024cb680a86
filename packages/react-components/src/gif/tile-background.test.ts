import { buildGif, buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { tileBackground } from './tile-background.ts';

it('is the same for the same GIF each time [W-6]', () => {
  expect(tileBackground(buildGif())).toBe(tileBackground(buildGif()));
});

it('spreads GIFs over five colours', () => {
  expect(new Set(buildGifs(100).map(tileBackground)).size).toBe(5);
});

it('is a checkerboard for a sticker [W-6]', () => {
  expect(tileBackground(buildGif({ is_sticker: true }))).toContain('repeating-conic-gradient(');
});

it('cannot be written by an id', () => {
  expect(tileBackground(buildGif({ id: 'red;}</style>' }))).toMatch(
    /^var\(--zoetrope-tile-[1-5],hsl\(\d+ 55% 62%\)\)$/,
  );
});
