import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PixelRange } from '../layout/masonry-queries.ts';
import { windowFor, withOverscan } from './scroll-window.ts';

it('covers every view on the way, with frames to spare', () => {
  const moves = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 1500 }), (steps, height) => {
      let top = 5000;
      let window: PixelRange | undefined;
      for (const step of steps) {
        top += step;
        window = windowFor({ top, height }, window);
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
])('commits only once in 288 px of a list that is scrolled by %i', (step, end) => {
  let top = 12_000 - end;
  let window = windowFor({ top, height: 800 });
  let commits = 0;
  for (; top !== end && Math.abs(end - top) >= Math.abs(step); top += step) {
    const next = windowFor({ top, height: 800 }, window);
    if (next !== window) commits++;
    window = next;
  }
  expect(commits).toBeGreaterThan(30);
  expect(commits).toBeLessThanOrEqual(42);
});

it('stays as it is while a view goes to and fro within it', () => {
  const window = windowFor({ top: 100, height: 800 }, windowFor({ top: 0, height: 800 }));
  for (const top of [200, 120, 356, 100]) expect(windowFor({ top, height: 800 }, window)).toBe(window);
});

it.each([0, 9000])('covers no more than is told beyond a view that has jumped to %i', (top) => {
  const before = windowFor({ top: 4000, height: 800 });
  expect(withOverscan(windowFor({ top, height: 800 }, before), 1000)).toEqual({
    from: top - 1000,
    to: top + 800 + 1000,
  });
});

it('follows a view that becomes taller', () => {
  const window = windowFor({ top: 0, height: 800 });
  expect(windowFor({ top: 0, height: 900 }, window).to).toBeGreaterThanOrEqual(900);
});
