import type { FetchGifs } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { frames } from '../grid/testing/grid-page.tsx';
import { Carousel } from './carousel.tsx';
import { carouselAttributes } from './carousel-attributes.ts';

const PAGE = 25;
const strip = () => document.querySelector(`[${carouselAttributes.strip}]`) as HTMLElement;
const ends = () => [...document.querySelectorAll('button[aria-disabled]')].map((b) => b.getAttribute('aria-disabled'));
/** Where each tile lies on screen, by its place in the list. */
const lefts = () =>
  new Map(
    [...document.querySelectorAll('li')].map((tile) => [tile.ariaPosInSet, tile.getBoundingClientRect().left] as const),
  );

afterEach(async () => {
  await cleanup();
  document.documentElement.dir = '';
});

/** A row that is at its end and at rest, with a page under way that `arrive` lets come. */
async function showAtEnd(dir: string) {
  document.documentElement.dir = dir;
  await page.viewport(1200, 800);
  let isUnderWay = false;
  let arrive: () => void = () => {};
  const fetchGifs: FetchGifs = async ({ offset }) => {
    isUnderWay = true;
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    isUnderWay = false;
    return buildPage({ offset, limit: PAGE, total: 1000 });
  };
  await render(<Carousel fetchGifs={fetchGifs} initialGifs={buildGifs(PAGE)} gifHeight={130} />);
  await expect.poll(ends).toEqual(['true', 'false']);
  return { toEnd, arrive: () => arrive() };

  async function toEnd() {
    const sign = dir === 'rtl' ? -1 : 1;
    strip().scrollTo({ left: sign * strip().scrollWidth, behavior: 'instant' });
    await expect.poll(() => isUnderWay).toBe(true);
    await frames();
    expect(ends()).toEqual(['false', 'true']);
  }
}

describe('a page that arrives while the row is at its end', () => {
  it.each(['ltr', 'rtl'])('moves no tile, time after time: %s [W-4]', async (dir) => {
    const { toEnd, arrive } = await showAtEnd(dir);
    for (const _ of [1, 2, 3]) {
      await toEnd();
      const { scrollWidth } = strip();
      const before = lefts();
      expect(before.size).toBeGreaterThan(4);
      arrive();
      await expect.poll(() => strip().scrollWidth).toBeGreaterThan(scrollWidth + 1000);
      await expect.poll(ends).toEqual(['false', 'false']);
      await frames();
      const kept = [...lefts()].filter(([place]) => before.has(place));
      expect(kept.length).toBeGreaterThan(4);
      for (const [place, left] of kept) expect(left).toBeCloseTo(before.get(place) as number, 0);
    }
  });

  it('leaves the row to go on by a view, and to rest where a tile begins [W-4]', async () => {
    const { toEnd, arrive } = await showAtEnd('ltr');
    await toEnd();
    const { scrollLeft } = strip();
    arrive();
    await expect.poll(ends).toEqual(['false', 'false']);
    await page.getByRole('button', { name: 'Next GIFs' }).click();
    await expect.poll(() => strip().scrollLeft).toBeGreaterThan(scrollLeft + 500);
    const edge = strip().getBoundingClientRect().left;
    await expect.poll(() => Math.min(...[...lefts().values()].map((left) => Math.abs(left - edge)))).toBeLessThan(1.5);
  });
});
