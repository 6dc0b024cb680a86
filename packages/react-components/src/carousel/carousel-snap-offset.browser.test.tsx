import type { FetchGifs } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { frames } from '../grid/testing/grid-page.tsx';
import { Carousel } from './carousel.tsx';
import { carouselAttributes } from './carousel-attributes.ts';

const PAGE = 25;
const scroller = () => document.querySelector(`[${carouselAttributes.scroller}]`) as HTMLElement;
const disabledStates = () =>
  [...document.querySelectorAll('button[aria-disabled]')].map((b) => b.getAttribute('aria-disabled'));
/** The screen position of each tile, by its index in the list. */
const tileOffsets = () =>
  new Map(
    [...document.querySelectorAll('li')].map((tile) => [tile.ariaPosInSet, tile.getBoundingClientRect().left] as const),
  );

afterEach(async () => {
  await cleanup();
  document.documentElement.dir = '';
});

/** Renders an idle row at its end, with a pending page that `resolvePage` resolves. */
async function showAtEnd(dir: string) {
  document.documentElement.dir = dir;
  await page.viewport(1200, 800);
  let isLoading = false;
  let resolvePage: () => void = () => {};
  const fetchGifs: FetchGifs = async ({ offset }) => {
    isLoading = true;
    await new Promise<void>((resolve) => {
      resolvePage = resolve;
    });
    isLoading = false;
    return buildPage({ offset, limit: PAGE, total: 1000 });
  };
  await render(<Carousel fetchGifs={fetchGifs} initialGifs={buildGifs(PAGE)} gifHeight={130} />);
  await expect.poll(disabledStates).toEqual(['true', 'false']);
  return { toEnd, resolvePage: () => resolvePage() };

  async function toEnd() {
    const sign = dir === 'rtl' ? -1 : 1;
    scroller().scrollTo({ left: sign * scroller().scrollWidth, behavior: 'instant' });
    await expect.poll(() => isLoading).toBe(true);
    await frames();
    expect(disabledStates()).toEqual(['false', 'true']);
  }
}

describe('a page that arrives while the row is at its end', () => {
  it.each(['ltr', 'rtl'])('moves no tile, for three pages in a row (%s) [W-4]', async (dir) => {
    const { toEnd, resolvePage } = await showAtEnd(dir);
    for (const _ of [1, 2, 3]) {
      await toEnd();
      const { scrollWidth } = scroller();
      const before = tileOffsets();
      expect(before.size).toBeGreaterThan(4);
      resolvePage();
      await expect.poll(() => scroller().scrollWidth).toBeGreaterThan(scrollWidth + 1000);
      await expect.poll(disabledStates).toEqual(['false', 'false']);
      await frames();
      const mountedBoth = [...tileOffsets()].filter(([index]) => before.has(index));
      expect(mountedBoth.length).toBeGreaterThan(4);
      for (const [index, left] of mountedBoth) expect(left).toBeCloseTo(before.get(index) as number, 0);
    }
  });

  it('lets the row scroll by one view and snap to a tile [W-4]', async () => {
    const { toEnd, resolvePage } = await showAtEnd('ltr');
    await toEnd();
    const { scrollLeft } = scroller();
    resolvePage();
    await expect.poll(disabledStates).toEqual(['false', 'false']);
    await page.getByRole('button', { name: 'Next GIFs' }).click();
    await expect.poll(() => scroller().scrollLeft).toBeGreaterThan(scrollLeft + 500);
    const edge = scroller().getBoundingClientRect().left;
    await expect
      .poll(() => Math.min(...[...tileOffsets().values()].map((left) => Math.abs(left - edge))))
      .toBeLessThan(1.5);
  });
});
