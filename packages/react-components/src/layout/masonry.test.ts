import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry, type Masonry, truncateItems } from './masonry.ts';
import { masonryExtent, positionOf } from './masonry-queries.ts';

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 120 });
const columns = fc.integer({ min: 1, max: 8 });
const gapRatio = fc.double({ min: 0, max: 0.2, noNaN: true });

/** The rule in its simplest form: each item is appended to the shortest column, the first of equals. */
function packNaively(columnCount: number, gap: number, heights: readonly number[]) {
  const lanes: number[][] = Array.from({ length: columnCount }, () => []);
  return heights.map((ratio, item) => {
    const ends = lanes.map((lane) => lane.reduce((sum, height) => sum + height, 0) + lane.length * gap);
    const column = ends.indexOf(Math.min(...ends));
    const lane = lanes[column] ?? [];
    const start = lane.reduce((sum, height) => sum + height, 0);
    lane.push(ratio);
    return { item, column, indexInColumn: lane.length - 1, start, end: start + ratio };
  });
}

function positionsOf(masonry: Masonry) {
  return Array.from({ length: masonry.count }, (_, item) => positionOf(masonry, item));
}

describe('masonry [W-2]', () => {
  it('appends each item to the shortest column', () => {
    fc.assert(
      fc.property(columns, gapRatio, ratios, (columnCount, gap, heights) => {
        expect(positionsOf(appendItems(createMasonry(columnCount, gap), heights))).toEqual(
          packNaively(columnCount, gap, heights),
        );
      }),
    );
  });

  it('packs pages like the whole list', () => {
    fc.assert(
      fc.property(columns, gapRatio, fc.array(ratios, { maxLength: 6 }), (columnCount, gap, pages) => {
        const byPage = pages.reduce(appendItems, createMasonry(columnCount, gap));
        expect(positionsOf(byPage)).toEqual(packNaively(columnCount, gap, pages.flat()));
      }),
    );
  });

  it('moves no item when others are appended', () => {
    fc.assert(
      fc.property(columns, gapRatio, ratios, ratios, (columnCount, gap, first, second) => {
        const before = appendItems(createMasonry(columnCount, gap), first);
        const after = appendItems(before, second);
        expect(positionsOf(after).slice(0, before.count)).toEqual(positionsOf(before));
      }),
    );
  });

  it('leaves an older value unchanged when two lists grow from it', () => {
    fc.assert(
      fc.property(columns, gapRatio, ratios, ratios, ratios, (columnCount, gap, shared, one, other) => {
        const base = appendItems(createMasonry(columnCount, gap), shared);
        const first = appendItems(base, one);
        const second = appendItems(base, other);
        expect(positionsOf(base)).toEqual(packNaively(columnCount, gap, shared));
        expect(positionsOf(first)).toEqual(packNaively(columnCount, gap, [...shared, ...one]));
        expect(positionsOf(second)).toEqual(packNaively(columnCount, gap, [...shared, ...other]));
      }),
    );
  });

  it('treats a hole in the array as a square', () => {
    const sparse = [2];
    sparse[2] = 3;
    expect(appendItems(createMasonry(1), sparse)).toEqual(appendItems(createMasonry(1), [2, 1, 3]));
  });

  it('returns column -1 for an item that was never packed or was truncated', () => {
    const cut = truncateItems(appendItems(createMasonry(2), [1, 2, 3, 4, 5]), 3);
    expect([-1, 2, 3, 4, 5].map((item) => positionOf(cut, item).column)).toEqual([-1, 0, -1, -1, -1]);
    expect(positionOf(cut, 3)).toMatchObject({ start: 0, end: 0 });
  });

  it('continues from any earlier item as if later ones had never been appended', () => {
    fc.assert(
      fc.property(columns, gapRatio, ratios, ratios, fc.nat(120), (columnCount, gap, all, tail, at) => {
        const cut = truncateItems(appendItems(createMasonry(columnCount, gap), all), at);
        expect(positionsOf(appendItems(cut, tail))).toEqual(
          packNaively(columnCount, gap, [...all.slice(0, at), ...tail]),
        );
      }),
    );
  });

  it('never overlaps items for any width and gap', () => {
    const px = fc.record({ columnWidth: fc.integer({ min: 20, max: 900 }), gap: fc.integer({ min: 0, max: 40 }) });
    fc.assert(
      fc.property(columns, gapRatio, ratios, px, (columnCount, gapUnits, heights, { columnWidth, gap }) => {
        const masonry = appendItems(createMasonry(columnCount, gapUnits), heights);
        const ends = new Map<number, number>();
        for (const { column, indexInColumn, start, end } of positionsOf(masonry)) {
          const top = start * columnWidth + indexInColumn * gap;
          const above = ends.get(column);
          expect(top).toBeCloseTo(above === undefined ? 0 : above + gap, 6);
          ends.set(column, top + (end - start) * columnWidth);
        }
        expect(masonryExtent(masonry, { crossSize: columnWidth, gap })).toBeCloseTo(Math.max(0, ...ends.values()), 6);
      }),
    );
  });
});
