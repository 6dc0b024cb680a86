import { describe, expect, it } from 'vitest';
import { bestRendition } from './best-rendition.ts';
import type { Images, Rendition } from './rendition.ts';

function file(width: number, height: number): Rendition {
  return { url: `https://media.example/${width}x${height}.gif`, width, height };
}

const images: Images = {
  original: file(600, 338),
  fixed_width: file(200, 113),
  fixed_height: file(355, 200),
  fixed_width_small: file(100, 56),
  fixed_height_small: file(178, 100),
};

describe('bestRendition', () => {
  it.each([
    { box: [450, 350], name: 'original' },
    { box: [300, 200], name: 'fixed_height' },
    { box: [200, 100], name: 'fixed_height_small' },
    { box: [100, 100], name: 'fixed_width_small' },
    { box: [100, 200], name: 'fixed_height' },
    { box: [2000, 2000], name: 'original' },
  ])('returns $name for a box of $box, scaled up by at most 50 px [M-3]', ({ box: [width = 0, height = 0], name }) => {
    expect(bestRendition(images, { width, height })?.name).toBe(name);
  });

  it.each([
    { box: [250, 113], name: 'fixed_width', what: '50 px too narrow' },
    { box: [251, 113], name: 'original', what: '51 px too narrow' },
    { box: [200, 163], name: 'fixed_width', what: '50 px too low' },
    { box: [200, 164], name: 'original', what: '51 px too low' },
  ])(
    'returns $name for a box of $box, for which fixed_width is $what [M-3]',
    ({ box: [width = 0, height = 0], name }) => {
      const two = { original: file(600, 338), fixed_width: file(200, 113) };
      expect(bestRendition(two, { width, height })?.name).toBe(name);
    },
  );

  it.each([
    { box: [100, 100], name: 'fixed_height_small' },
    { box: [200, 100], name: 'fixed_width' },
  ])('returns $name for a box of $box with a tolerance of 20 px [M-3]', ({ box: [width = 0, height = 0], name }) => {
    expect(bestRendition(images, { width, height, tolerance: 20 })?.name).toBe(name);
  });

  it('returns the largest rendition if none is large enough [M-3]', () => {
    expect(
      bestRendition({ fixed_width: file(200, 113), fixed_width_small: file(100, 56) }, { width: 900, height: 900 })
        ?.name,
    ).toBe('fixed_width');
  });

  it('ignores renditions without a size or a file [M-3]', () => {
    expect(
      bestRendition({ original: file(0, 0), fixed_width: file(200, 113) }, { width: 900, height: 900 })?.name,
    ).toBe('fixed_width');
    expect(bestRendition({ original: { url: '', width: 10, height: 10 } }, { width: 10, height: 10 })).toBeUndefined();
  });

  it.each([
    ['no images', undefined, 100, 100],
    ['an empty set', {}, 100, 100],
    ['only sizes of zero', { original: file(0, 0) }, 100, 100],
    ['a box without width', images, 0, 100],
    ['a box that is not a number', images, Number.NaN, 100],
    ['a negative box', images, -1, 100],
  ])('returns no rendition for %s [M-3]', (_, renditions, width, height) => {
    expect(bestRendition(renditions, { width, height })).toBeUndefined();
  });
});
