import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { windowFor, withOverscan } from './scroll-view.ts';

it('covers the view and 128 px around it at every scroll position', () => {
  const moves = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 1500 }), (steps, height) => {
      let top = 5000;
      let range: PixelRange | undefined;
      for (const step of steps) {
        top += step;
        range = windowFor({ offset: top, extent: height }, range);
        const { from, to } = withOverscan(range);
        expect(from).toBeLessThanOrEqual(top - 128);
        expect(to).toBeGreaterThanOrEqual(top + height + 128);
      }
    }),
  );
});

it.each([
  ['down', 0, 66],
  ['up', 12_000, -66],
])('returns another range about once per 288 px while scrolling %s', (_, start, step) => {
  let top = start;
  let range = windowFor({ offset: top, extent: 800 });
  let changes = 0;
  for (let count = 0; count < 180; count += 1) {
    top += step;
    const next = windowFor({ offset: top, extent: 800 }, range);
    if (next !== range) changes += 1;
    range = next;
  }
  expect(changes).toBeGreaterThan(30);
  expect(changes).toBeLessThanOrEqual(42);
});

it('returns the same range while the view moves within it', () => {
  const range = windowFor({ offset: 100, extent: 800 }, windowFor({ offset: 0, extent: 800 }));
  for (const top of [200, 120, 356, 100]) expect(windowFor({ offset: top, extent: 800 }, range)).toBe(range);
});

it.each([0, 9000])('adds only the overscan to a view that has jumped to %i', (top) => {
  const before = windowFor({ offset: 4000, extent: 800 });
  expect(withOverscan(windowFor({ offset: top, extent: 800 }, before), 1000)).toEqual({
    from: top - 1000,
    to: top + 800 + 1000,
  });
});

it('follows a view that grows', () => {
  const range = windowFor({ offset: 0, extent: 800 });
  expect(windowFor({ offset: 0, extent: 900 }, range).to).toBeGreaterThanOrEqual(900);
});
