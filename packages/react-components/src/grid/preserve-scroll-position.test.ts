import { expect, it } from 'vitest';
import { createMasonry } from '../layout/masonry.ts';
import { hasLayoutWidth } from './preserve-scroll-position.ts';

it.each([
  ['is as wide as its layout', 1200, { crossSize: 295.5, gap: 6 }],
  ['is as wide as its layout in whole pixels', 1200, { crossSize: 295.4, gap: 6 }],
  ['is hidden', 0, { crossSize: 295.5, gap: 6 }],
  ['has not been measured', 1200, undefined],
] as const)('trusts the layout of a list that %s', (_, clientWidth, metrics) => {
  const list = { gifs: [], masonry: createMasonry(4), metrics };
  expect(hasLayoutWidth({ clientWidth } as Element, list)).toBe(true);
});

// The browser may have changed the scroll position of a resized window before the layout follows.
it('does not trust the layout of a list that has become narrower', () => {
  const list = { gifs: [], masonry: createMasonry(4), metrics: { crossSize: 295.5, gap: 6 } };
  expect(hasLayoutWidth({ clientWidth: 1100 } as Element, list)).toBe(false);
});
