import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { getPageTarget } from './page-scroll.ts';

/**
 * Tiles of 100, 200, 100, 200, 900, 100 and 100 px with gaps of 10 px: starts at 0, 110, 320, 430, 640, 1550 and 1660.
 */
const metrics = { crossSize: 100, gap: 10 };
const row = { masonry: appendItems(createMasonry(1), [1, 2, 1, 2, 9, 1, 1]), metrics };
const emptyRow = { masonry: createMasonry(1), metrics };
const view = (offset: number) => ({ offset, extent: 400 });

describe('getPageTarget, forwards', () => {
  it.each([
    ['starts at the tile that was cut off', 0, 320],
    ['starts at the tile that was cut off, from within a tile too', 50, 430],
    ['scrolls a tile that is wider than the view by views', 640, 1040],
    ['scrolls to the end if no tile is cut off', 1400, 1760],
  ])('%s [W-4]', (_, from, to) => {
    expect(getPageTarget(row, view(from), 'next')).toBe(to);
  });
});

describe('getPageTarget, backwards', () => {
  it.each([
    ['ends at the tile before the view', 430, 110],
    ['ends at the tile that was cut off', 350, 110],
    ['scrolls to the start', 110, 0],
    ['stays at the start', 0, 0],
    ['scrolls a tile that is wider than the view by views', 1550, 1150],
  ])('%s [W-4]', (_, from, to) => {
    expect(getPageTarget(row, view(from), 'previous')).toBe(to);
  });
});

it('returns 0 for a row without tiles [W-4]', () => {
  expect(getPageTarget(emptyRow, view(0), 'next')).toBe(0);
  expect(getPageTarget(emptyRow, view(0), 'previous')).toBe(0);
});
