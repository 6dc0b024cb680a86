import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry } from './masonry.ts';
import { itemAtStep, type Step } from './masonry-navigation.ts';
import { itemRange, positionOf } from './masonry-queries.ts';

const metrics = { crossSize: 100, gap: 10 };
const page = 300;
/** Two columns: 0 2 4 on the left, 1 3 5 on the right. */
const pairs = appendItems(createMasonry(2), [1, 1.1, 1, 1, 1, 1]);

describe('itemAtStep', () => {
  it.each<[Step, number, number]>([
    ['previous', 2, 0],
    ['previous', 0, 0],
    ['next', 0, 2],
    ['next', 4, 4],
    ['next-column', 0, 1],
    ['next-column', 1, 1],
    ['previous-column', 3, 2],
    ['previous-column', 0, 0],
    ['first', 5, 0],
    ['last', 0, 5],
    ['page-down', 0, 4],
    ['page-up', 5, 1],
  ])('moves %s from %i to %i', (step, from, to) => {
    expect(itemAtStep(pairs, metrics, { item: from, step, page })).toBe(to);
  });

  it('stays if there is no other item', () => {
    const one = appendItems(createMasonry(3), [1]);
    for (const step of ['previous', 'next', 'previous-column', 'next-column', 'page-up', 'page-down'] as const)
      expect(itemAtStep(one, metrics, { item: 0, step, page })).toBe(0);
  });

  it('moves to the item of another column whose center is nearest', () => {
    const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ratios, fc.integer({ min: 2, max: 5 }), fc.nat(), (heights, columns, seed) => {
        const masonry = appendItems(createMasonry(columns), heights);
        const from = seed % heights.length;
        const { column } = positionOf(masonry, from);
        const neighbours = heights
          .map((_, item) => item)
          .filter((item) => positionOf(masonry, item).column === column + 1);
        const to = itemAtStep(masonry, metrics, { item: from, step: 'next-column', page });
        const centre = (item: number) => {
          const extent = itemRange(masonry, metrics, item);
          return (extent.from + extent.to) / 2;
        };
        const distance = (item: number) => Math.abs(centre(item) - centre(from));
        if (neighbours.length === 0) expect(to).toBe(from);
        else expect(distance(to)).toBeCloseTo(Math.min(...neighbours.map(distance)), 6);
      }),
    );
  });

  it('always moves by a page if there is one', () => {
    const tall = appendItems(createMasonry(1), [5, 5, 5]);
    expect(itemAtStep(tall, metrics, { item: 0, step: 'page-down', page })).toBe(1);
    expect(itemAtStep(tall, metrics, { item: 2, step: 'page-up', page })).toBe(1);
  });
});
