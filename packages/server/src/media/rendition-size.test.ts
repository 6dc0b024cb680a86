import { expect, it } from 'vitest';
import { isMediaRendition, isStill, RENDITION_NAMES, renditionSize } from './rendition-size.ts';

const wide = { width: 360, height: 203 };

it.each([
  ['original', wide, 360, 203],
  ['downsized_large', wide, 360, 203],
  ['fixed_width', wide, 200, 113],
  ['fixed_height', wide, 355, 200],
  ['fixed_width_small', wide, 100, 56],
  ['fixed_height_small', wide, 177, 100],
  ['fixed_width_still', wide, 200, 113],
  ['downsized_large_still', wide, 360, 203],
  ['fixed_width', { width: 100, height: 50 }, 200, 100],
  ['fixed_width', { width: 1000, height: 1 }, 200, 1],
] as const)('computes %s of %o as %d × %d in whole pixels [M-1]', (name, master, width, height) => {
  expect(renditionSize(name, master)).toEqual({ width, height });
});

it('has six animated renditions and the still of each [M-1]', () => {
  expect(RENDITION_NAMES).toHaveLength(12);
  expect(RENDITION_NAMES.filter(isStill)).toHaveLength(6);
});

it.each(['', 'Original', 'fixed_width_still_still', '__proto__', 'constructor'])(
  'rejects the rendition name %j',
  (name) => {
    expect(isMediaRendition(name)).toBe(false);
  },
);
