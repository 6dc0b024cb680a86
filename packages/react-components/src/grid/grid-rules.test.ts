import { buildGifs } from '@zoetrope/testkit';
import { describe, expect, it } from 'vitest';
import { appendItems, createMasonry } from '../layout/masonry.ts';
import { positionOf, positionsInRange } from '../layout/masonry-queries.ts';
import { listLabels } from '../list/list-labels.ts';
import { getAnnouncement } from '../list/list-status.tsx';
import { initialItems, isNearEnd, withPinnedItem } from '../list/mounted-items.ts';
import { columnsCss, columnWidth, listHeightCss } from './grid-geometry.ts';

const masonry = appendItems(createMasonry(2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
const metrics = { crossSize: 1000, gap: 0 };

describe('withPinnedItem', () => {
  const items = positionsInRange(masonry, metrics, { from: 2000, to: 3000 });

  it.each([
    [undefined, [4, 5]],
    [0, [0, 4, 5]],
    [9, [4, 5, 9]],
    [4, [4, 5]],
  ])('adds the pinned item %s in list order', (pinned, expected) => {
    expect(withPinnedItem(items, masonry, pinned)).toEqual(expected.map((item) => positionOf(masonry, item)));
  });
});

describe('initialItems', () => {
  it('returns the first 24 items for any aspect ratio', () => {
    const itemsOf = (ratio: number, count: number, columns = 2) =>
      initialItems(appendItems(createMasonry(columns), Array(count).fill(ratio))).map(({ item }) => item);
    const first = Array.from({ length: 24 }, (_, item) => item);
    expect(itemsOf(1, 100)).toEqual(first);
    expect(itemsOf(5, 100, 1)).toEqual(first);
    expect(itemsOf(0.2, 1000)).toEqual(first);
    expect(itemsOf(1, 10)).toEqual(first.slice(0, 10));
  });
});

describe('isNearEnd', () => {
  it.each([0, 2500])('is false at %i px, more than two views before the end', (offset) => {
    expect(isNearEnd(masonry, metrics, { offset, extent: 800 })).toBe(false);
  });

  it('is true at 2700 px, less than two views before the end', () => {
    expect(isNearEnd(masonry, metrics, { offset: 2700, extent: 800 })).toBe(true);
  });

  it('is false where the list exceeds the maximum height of browsers', () => {
    expect(isNearEnd(masonry, { crossSize: 4_000_000, gap: 0 }, { offset: 1e9, extent: 800 })).toBe(false);
  });
});

describe('columnWidth and columnsCss', () => {
  it.each([
    [1200, 4, 6, 295.5],
    [300, 1, 6, 300],
  ])('divides %i px by %i columns with gaps of %i px', (width, columns, gap, expected) => {
    expect(columnWidth(width, { columns, gap })).toBe(expected);
  });

  it.each([
    [1, 0, 4, 6, 'calc(25% + -4.5px)'],
    [3, 3, 4, 6, 'calc(75% + 4.5px)'],
    [1.5, 1, 1, 6, 'calc(150% + 6px)'],
  ])(
    'expresses %s column widths and %s gaps in percent of a list of %i columns with gaps of %i px',
    (widths, gaps, columns, gap, css) => {
      expect(columnsCss(widths, gaps, { columns, gap })).toBe(css);
    },
  );
});

it('returns the height of the tallest column', () => {
  const uneven = appendItems(createMasonry(2), [2, 1, 0.5]);
  expect(listHeightCss(uneven, 6)).toBe('max(calc(100% + -6px),calc(75% + 1.5px))');
});

it.each([
  ['loading', 0, 0, 'Loading GIFs'],
  // Screen readers announce a repeated text only if it was removed in between.
  ['loading', 25, 0, ''],
  ['ready', 25, 25, '25 more loaded'],
  ['end', 28, 3, '3 more loaded'],
  ['end', 0, 0, 'No GIFs found.'],
  ['failed', 25, 0, ''],
] as const)('announces a list that is %s, with %i GIFs, %i of them new, as "%s"', (status, count, added, text) => {
  expect(getAnnouncement({ status, gifs: buildGifs(count), offset: 0, added, version: 0 }, listLabels)).toBe(text);
});
