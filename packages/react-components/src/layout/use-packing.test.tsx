import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { appendItems, createMasonry, type Masonry } from './masonry.ts';
import { positionOf } from './masonry-queries.ts';
import { usePacking } from './use-packing.ts';

interface Given {
  readonly items: readonly number[];
  readonly columns?: number;
  readonly edition?: number;
}

const ratioOf = (item: number) => item / 10;

/** Renders a list, whose packing is read with each `show`. */
function renderPacking(first: Given, ratio = ratioOf) {
  const { result, rerender, unmount } = renderHook(
    ({ items, columns = 3, edition = 0 }: Given) =>
      usePacking(items, { columns, gapRatio: 0.02, version: edition, ratioOf: ratio }),
    { initialProps: first, wrapper: StrictMode },
  );
  return {
    masonry: () => result.current,
    unmount,
    show(next: Given) {
      rerender(next);
      return result.current;
    },
  };
}

function expectFresh(masonry: Masonry, items: readonly number[]): void {
  const fresh = appendItems(createMasonry(masonry.columns, 0.02), items.map(ratioOf));
  expect(masonry.count).toBe(items.length);
  expect(items.map((_, item) => positionOf(masonry, item))).toEqual(items.map((_, item) => positionOf(fresh, item)));
}

const items = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });

it('packs an edited list like a new one', () => {
  const edits = fc.array(fc.record({ items, columns: fc.integer({ min: 1, max: 4 }) }), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (lists) => {
      const list = renderPacking({ items: [] });
      lists.forEach((given, edit) => {
        expectFresh(list.show({ ...given, edition: edit + 1 }), given.items);
      });
      list.unmount();
    }),
    { numRuns: 30 },
  );
});

it('packs a growing list like a new one, also after a skipped step', () => {
  const pages = fc.array(fc.record({ items, isSeen: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(pages, (steps) => {
      const list = renderPacking({ items: [] });
      let all: readonly number[] = [];
      for (const { items: page, isSeen } of steps) {
        all = [...all, ...page];
        if (isSeen) expectFresh(list.show({ items: all }), all);
      }
      expectFresh(list.show({ items: all }), all);
      list.unmount();
    }),
    { numRuns: 30 },
  );
});

it('reads only new items, at any length', () => {
  const looks = [100, 10_000].map((length) => {
    let reads = 0;
    const countReads = (all: readonly number[]) =>
      new Proxy(all, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    let calls = 0;
    const ratio = (item: number) => {
      calls += 1;
      return ratioOf(item);
    };
    const all = Array.from({ length }, (_, item) => 1 + (item % 7));
    const list = renderPacking({ items: countReads(all) }, ratio);
    reads = 0;
    calls = 0;
    list.show({ items: countReads([...all, 1, 2, 3]) });
    return { reads, calls };
  });
  expect(looks).toEqual([
    { reads: 3, calls: 3 },
    { reads: 3, calls: 3 },
  ]);
});
