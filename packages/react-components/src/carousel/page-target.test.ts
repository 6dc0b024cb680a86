import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { pageTarget } from './page-target.ts';

/** Tiles of 100, 200, 100, 200, 900, 100 and 100 px with gaps of 10 px: starts at 0, 110, 320, 430, 640, 1550 and 1660. */
const row = appendItems(createMasonry(1), [1, 2, 1, 2, 9, 1, 1]);
const metrics = { crossSize: 100, gap: 10 };
const view = (top: number) => ({ top, height: 400 });

describe('a view further', () => {
  it.each([
    ['begins with the tile that was cut off', 0, 320],
    ['begins with the tile that was cut off, from within a tile too', 50, 430],
    ['goes through a tile wider than the view by views', 640, 1040],
    ['goes to the end where nothing was cut off', 1400, 1760],
  ])('%s [W-4]', (_, from, to) => {
    expect(pageTarget(row, metrics, view(from), 1)).toBe(to);
  });
});

describe('a view back', () => {
  it.each([
    ['ends with the tile before the view', 430, 110],
    ['ends with the tile that was cut off', 350, 110],
    ['goes back to the start', 110, 0],
    ['stays at the start', 0, 0],
    ['goes through a tile wider than the view by views', 1550, 1150],
  ])('%s [W-4]', (_, from, to) => {
    expect(pageTarget(row, metrics, view(from), -1)).toBe(to);
  });
});

it('has nowhere to go in a row without tiles [W-4]', () => {
  expect(pageTarget(createMasonry(1), metrics, view(0), 1)).toBe(0);
  expect(pageTarget(createMasonry(1), metrics, view(0), -1)).toBe(0);
});
