import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendItems, createMasonry } from './masonry.ts';
import { itemRange, itemsInRange } from './masonry-queries.ts';

it('finds exactly the items of a range, in list order', () => {
  const packed = fc.record({
    columns: fc.integer({ min: 1, max: 6 }),
    ratios: fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 200 }),
    columnWidth: fc.integer({ min: 20, max: 600 }),
    gap: fc.integer({ min: 0, max: 30 }),
    from: fc.integer({ min: -500, max: 30_000 }),
    length: fc.integer({ min: 0, max: 3000 }),
  });
  fc.assert(
    fc.property(packed, ({ columns, ratios, columnWidth, gap, from, length }) => {
      const masonry = appendItems(createMasonry(columns, 0.02), ratios);
      const metrics = { crossSize: columnWidth, gap };
      const span = { from, to: from + length };
      const expected = ratios
        .map((_, item) => item)
        .filter((item) => {
          const extent = itemRange(masonry, metrics, item);
          return extent.to > span.from && extent.from < span.to;
        });
      expect(itemsInRange(masonry, metrics, span)).toEqual(expected);
    }),
  );
});

it('takes the same time at the start and at the end of a long list', () => {
  const ratios = Array.from({ length: 100_000 }, (_, item) => 0.5 + ((item * 7919) % 1000) / 1000);
  const masonry = appendItems(createMasonry(4, 0.02), ratios);
  const metrics = { crossSize: 250, gap: 6 };
  let reads = 0;
  const counting = {
    ...masonry,
    store: new Proxy(masonry.store, {
      get(store, name) {
        reads++;
        return Reflect.get(store, name);
      },
    }),
  };
  for (const from of [0, 1_000_000, 6_000_000]) {
    reads = 0;
    expect(itemsInRange(counting, metrics, { from, to: from + 1500 }).length).toBeGreaterThan(10);
    expect(reads).toBeLessThan(300);
  }
});
