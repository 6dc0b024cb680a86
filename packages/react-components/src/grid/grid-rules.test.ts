import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { positionOf, positionsInRange } from '../layout/masonry-queries.ts';
import { announcement } from './announcement.ts';
import { columnsCss, columnWidth } from './column-width.ts';
import { firstPlaces } from './first-places.ts';
import { gridLabels } from './grid-labels.ts';
import { keepPlace } from './keep-place.ts';
import { listHeightCss } from './list-height.ts';
import { isNearEnd } from './near-end.ts';

const masonry = appendItems(createMasonry(2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
const metrics = { crossSize: 1000, gap: 0 };

describe('keepPlace', () => {
  const places = positionsInRange(masonry, metrics, { from: 2000, to: 3000 });

  it.each([
    [undefined, [4, 5]],
    [0, [0, 4, 5]],
    [9, [4, 5, 9]],
    [4, [4, 5]],
  ])('mounts what is in the span, in order, and the tile with the focus, %s', (focused, expected) => {
    const kept = keepPlace(places, masonry, focused);
    expect(kept).toEqual(expected.map((item) => positionOf(masonry, item)));
  });
});

describe('firstPlaces', () => {
  it('mounts about a screen where nothing is measured yet', () => {
    const items = (ratio: number, count: number, columns = 2) =>
      firstPlaces(appendItems(createMasonry(columns), Array(count).fill(ratio))).map(({ item }) => item);
    const about = Array.from({ length: 24 }, (_, item) => item);
    expect(items(1, 100)).toEqual(about);
    expect(items(5, 100, 1)).toEqual(about);
    expect(items(0.2, 1000)).toEqual(about);
    expect(items(1, 10)).toEqual(about.slice(0, 10));
  });
});

describe('isNearEnd', () => {
  it.each([
    [0, false],
    [2500, false],
    [2700, true],
  ])('is true within two views of the end: %i px is %s', (top, isNear) => {
    expect(isNearEnd(masonry, metrics, { top, height: 800 })).toBe(isNear);
  });

  it('stops where browsers cannot place tiles any more', () => {
    expect(isNearEnd(masonry, { crossSize: 4_000_000, gap: 0 }, { top: 1e9, height: 800 })).toBe(false);
  });
});

describe('column width', () => {
  it.each([
    [1200, 4, 6, 295.5],
    [300, 1, 6, 300],
  ])('shares %i px among %i columns with gaps of %i px', (width, columns, gutter, expected) => {
    expect(columnWidth(width, columns, gutter)).toBe(expected);
  });

  it.each([
    [1, 0, 4, 6, 'calc(25% + -4.5px)'],
    [3, 3, 4, 6, 'calc(75% + 4.5px)'],
    [1.5, 1, 1, 6, 'calc(150% + 6px)'],
  ])(
    'says %s columns and %s gaps in percent of a list of %i with gaps of %i px',
    (units, gaps, columns, gutter, css) => {
      expect(columnsCss(units, gaps, columns, gutter)).toBe(css);
    },
  );
});

it('gives the list the height of its tallest column', () => {
  const uneven = appendItems(createMasonry(2), [2, 1, 0.5]);
  expect(listHeightCss(uneven, 6)).toBe('max(calc(100% + -6px),calc(75% + 1.5px))');
});

it.each([
  ['loading', 0, 0, 'Loading GIFs'],
  // The same words are heard again only where they were away.
  ['loading', 25, 0, ''],
  ['ready', 25, 25, '25 more loaded'],
  ['end', 28, 3, '3 more loaded'],
  ['end', 0, 0, 'No GIFs found.'],
  ['failed', 25, 0, ''],
] as const)('tells a list that is %s, with %i GIFs of which %i are new, as "%s"', (status, count, added, text) => {
  expect(announcement({ status, gifs: buildGifs(count), offset: 0, added, edition: 0 }, gridLabels)).toBe(text);
});
