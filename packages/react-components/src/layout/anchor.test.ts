import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendItems, createMasonry } from './masonry.ts';
import { anchorAt, anchorOffset, itemAtOffset } from './masonry-navigation.ts';
import { itemRange, masonryExtent } from './masonry-queries.ts';

const ratios = Array.from({ length: 300 }, (_, item) => 0.4 + ((item * 37) % 20) / 10);

it('keeps the same point of the same item when columns and width change', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 7 }), (part, columns) => {
      const before = appendItems(createMasonry(4), ratios);
      const metrics = { crossSize: 250, gap: 6 };
      const top = part * (masonryExtent(before, metrics) - 800);
      const item = itemAtOffset(before, metrics, top);
      if (item === undefined) throw new Error('there is a tile at every height of the list');
      const anchor = anchorAt(before, metrics, { item, offset: top });
      const after = appendItems(createMasonry(columns), ratios);
      const narrow = { crossSize: 140, gap: 6 };
      const { from, to } = itemRange(after, narrow, anchor.item);
      expect((anchorOffset(after, narrow, anchor) - from) / (to - from)).toBeCloseTo(anchor.fraction, 6);
    }),
  );
});

it('returns to the same offset', () => {
  const masonry = appendItems(createMasonry(3), ratios);
  const metrics = { crossSize: 200, gap: 6 };
  expect(anchorOffset(masonry, metrics, anchorAt(masonry, metrics, { item: 7, offset: 4321 }))).toBeCloseTo(4321, 6);
});

it('returns undefined after the end of the list', () => {
  expect(itemAtOffset(appendItems(createMasonry(2), [1, 1]), { crossSize: 100, gap: 0 }, 500)).toBeUndefined();
});
