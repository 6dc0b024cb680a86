import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ScrollWindow, spanOf, windowFor } from './scroll-window.ts';

it('covers every view on the way, with frames to spare', () => {
  const moves = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 60 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 1500 }), (steps, height) => {
      let top = 5000;
      let window: ScrollWindow | undefined;
      for (const step of steps) {
        top += step;
        window = windowFor({ top, height }, window);
        const { from, to } = spanOf(window);
        expect(from).toBeLessThanOrEqual(top - 192);
        expect(to).toBeGreaterThanOrEqual(top + height + 192);
      }
    }),
  );
});

it('commits only when scrolling enters another band', () => {
  let window = windowFor({ top: 0, height: 800 });
  let commits = 0;
  for (let top = 0; top <= 12_000; top += 66) {
    const next = windowFor({ top, height: 800 }, window);
    if (next !== window) commits++;
    window = next;
  }
  expect(commits).toBeLessThanOrEqual(47);
});

it('covers as much beyond the view as it is told', () => {
  expect(spanOf(windowFor({ top: 600, height: 800 }), 1000)).toEqual({ from: 512 - 1000, to: 768 + 800 + 1000 });
});

it('follows a view that becomes taller', () => {
  const window = windowFor({ top: 0, height: 800 });
  expect(windowFor({ top: 0, height: 900 }, window)).toEqual({ band: 0, height: 900 });
});
