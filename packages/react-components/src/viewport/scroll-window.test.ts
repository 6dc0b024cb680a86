import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { windowFor, withOverscan } from './scroll-view.ts';

it('covers every view during scrolling, with frames to spare', () => {
  const moves = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 1500 }), (steps, height) => {
      let top = 5000;
      let window: PixelRange | undefined;
      for (const step of steps) {
        top += step;
        window = windowFor({ offset: top, extent: height }, window);
        const { from, to } = withOverscan(window);
        expect(from).toBeLessThanOrEqual(top - 128);
        expect(to).toBeGreaterThanOrEqual(top + height + 128);
      }
    }),
  );
});

it.each([
  [66, 12_000],
  [-66, 0],
])('commits once per 288 px in a list that is scrolled by %i', (step, end) => {
  let top = 12_000 - end;
  let window = windowFor({ offset: top, extent: 800 });
  let commits = 0;
  for (; top !== end && Math.abs(end - top) >= Math.abs(step); top += step) {
    const next = windowFor({ offset: top, extent: 800 }, window);
    if (next !== window) commits++;
    window = next;
  }
  expect(commits).toBeGreaterThan(30);
  expect(commits).toBeLessThanOrEqual(42);
});

it('returns the same range while the view moves within it', () => {
  const window = windowFor({ offset: 100, extent: 800 }, windowFor({ offset: 0, extent: 800 }));
  for (const top of [200, 120, 356, 100]) expect(windowFor({ offset: top, extent: 800 }, window)).toBe(window);
});

it.each([0, 9000])('adds only the overscan to a view that has jumped to %i', (top) => {
  const before = windowFor({ offset: 4000, extent: 800 });
  expect(withOverscan(windowFor({ offset: top, extent: 800 }, before), 1000)).toEqual({
    from: top - 1000,
    to: top + 800 + 1000,
  });
});

it('follows a view that grows', () => {
  const window = windowFor({ offset: 0, extent: 800 });
  expect(windowFor({ offset: 0, extent: 900 }, window).to).toBeGreaterThanOrEqual(900);
});
