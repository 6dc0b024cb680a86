import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendItems, createMasonry, placeOf } from './masonry.ts';
import { type Packing, repackItems } from './repack.ts';

const items = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
const ratioOf = (item: number) => item / 10;

it('packs any edited list as it would pack it afresh', () => {
  const edits = fc.array(fc.record({ items, columns: fc.integer({ min: 1, max: 4 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (lists) => {
      let packing: Packing<number> | undefined;
      for (const list of lists) {
        packing = repackItems(packing, list.items, { columns: list.columns, gapRatio: 0.02, ratioOf });
        const { masonry } = packing;
        const fresh = appendItems(createMasonry(list.columns, 0.02), list.items.map(ratioOf));
        expect(masonry.count).toBe(list.items.length);
        expect(list.items.map((_, item) => placeOf(masonry, item))).toEqual(
          list.items.map((_, item) => placeOf(fresh, item)),
        );
      }
    }),
  );
});

it('packs any list that grows as it would pack it afresh, also after a step that it did not see', () => {
  const pages = fc.array(fc.record({ items, isSeen: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(pages, (steps) => {
      let packing: Packing<number> | undefined;
      let all: readonly number[] = [];
      for (const { items: page, isSeen } of steps) {
        all = [...all, ...page];
        if (isSeen) packing = repackItems(packing, all, { columns: 3, gapRatio: 0.02, ratioOf });
      }
      const { masonry } = repackItems(packing, all, { columns: 3, gapRatio: 0.02, ratioOf });
      const fresh = appendItems(createMasonry(3, 0.02), all.map(ratioOf));
      expect(all.map((_, item) => placeOf(masonry, item))).toEqual(all.map((_, item) => placeOf(fresh, item)));
      expect(masonry.count).toBe(all.length);
    }),
  );
});

it.each([
  ['prepended', [9, 9, 9], [1, 2, 3], [1, 2, 3, 9, 9, 9]],
  ['removed from the middle', [1, 2, 3, 4], [], [1, 4]],
  ['emptied', [1, 2], [], []],
])('survives a list that is %s', (_, before, __, after) => {
  const options = { columns: 2, gapRatio: 0, ratioOf };
  expect(repackItems(repackItems(undefined, before, options), after, options).masonry.count).toBe(after.length);
});

it('asks only for the ratios of what is new', () => {
  const asked: number[] = [];
  const options = {
    columns: 2,
    gapRatio: 0,
    ratioOf: (item: number) => {
      asked.push(item);
      return 1;
    },
  };
  const first = repackItems(undefined, [1, 2, 3], options);
  repackItems(first, [1, 2, 3, 4], options);
  expect(asked).toEqual([1, 2, 3, 4]);
});

it('is the same value for the same list', () => {
  const list = [1, 2, 3];
  const options = { columns: 2, gapRatio: 0, ratioOf };
  const packing = repackItems(undefined, list, options);
  expect(repackItems(packing, list, options)).toBe(packing);
});
