import { act, fireEvent } from '@testing-library/react';
import { buildGifs } from '@zoetrope/testkit';
import { fakeImages } from '@zoetrope/testkit/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { advance, imageOf, never, renderGrid, setUpGrid } from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();
/** GIFs of the same size, for which the same file is selected. */
const gifs = buildGifs(500).map((gif) => ({ ...gif, images: buildGifs(1)[0]?.images ?? {} }));

describe('the file of a tile that is mounted after the interactive part has loaded', () => {
  beforeEach(fakeImages);

  it.each(['always', 'hover'] as const)('is requested once, with motion=%s', async (motion) => {
    await renderGrid({ initialGifs: gifs, fetchGifs: never, motion });
    // The scroll speed is known from the second event on.
    for (const top of [10, 20]) {
      scrollTo(top);
      await advance(16);
    }
    const first = new Set(document.images);
    const changes = new Map<Node, MutationRecord[]>();
    const observer = new MutationObserver((records) => {
      for (const record of records) changes.set(record.target, [...(changes.get(record.target) ?? []), record]);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['src'], attributeOldValue: true });
    for (let top = 30; top < 1000; top += 10) {
      scrollTo(top);
      await advance(16);
    }
    observer.disconnect();
    const added = [...document.images].filter((image) => !first.has(image));
    expect(added.length).toBeGreaterThan(10);
    for (const image of added) {
      expect(changes.get(image)?.map(({ oldValue }) => oldValue)).toEqual([null]);
      expect(/_still/.test(image.src)).toBe(motion === 'hover');
    }
  });

  it('is the still again once the tile stops animating', async () => {
    await renderGrid({ initialGifs: gifs, fetchGifs: never, motion: 'hover' });
    const initialSource = imageOf('gif-0').src;
    scrollTo(5000);
    await advance(500);
    const [image, other] = document.images;
    expect(image?.src).toBe(initialSource);
    fireEvent.mouseOver(image as Element);
    expect(image?.src).not.toMatch(/_still/);
    fireEvent.mouseOver(other as Element);
    expect(image?.src).toBe(initialSource);
  });

  it('is a larger one if the tile grows', async () => {
    const props = { initialGifs: gifs, fetchGifs: never, motion: 'never' } as const;
    const { rerenderWith, unmount } = await renderGrid(props);
    scrollTo(5000);
    const image = document.images[0] as HTMLImageElement;
    const narrow = image.src;
    // The focused tile stays mounted.
    act(() => image.parentElement?.focus());
    rerenderWith({ width: 2500 });
    const wide = image.src;
    expect(wide).not.toBe(narrow);
    unmount();
    await renderGrid({ ...props, width: 2500 });
    expect(document.images[0]?.src).toBe(wide);
  });
});
