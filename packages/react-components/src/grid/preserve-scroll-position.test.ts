import { expect, it } from 'vitest';
import { createMasonry } from '../layout/masonry.ts';
import { hasLayoutWidth } from './preserve-scroll-position.ts';

it.each([
  ['as wide as it was laid out', 1200, { crossSize: 295.5, gap: 6 }, true],
  ['as wide, in whole pixels', 1200, { crossSize: 295.4, gap: 6 }, true],
  [
    'narrower by now, as with a window that the browser has scrolled already',
    1100,
    { crossSize: 295.5, gap: 6 },
    false,
  ],
  ['hidden', 0, { crossSize: 295.5, gap: 6 }, true],
  ['not measured yet', 1200, undefined, true],
] as const)('returns whether a list has the width of its layout if it is %s', (_, clientWidth, metrics, expected) => {
  const laid = { gifs: [], masonry: createMasonry(4), metrics };
  expect(hasLayoutWidth({ clientWidth } as Element, laid)).toBe(expected);
});
