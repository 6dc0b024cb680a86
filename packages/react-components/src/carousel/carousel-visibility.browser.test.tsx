import type { FetchGifs } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import type { CSSProperties } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { frames } from '../grid/testing/grid-page.tsx';
import { Carousel } from './carousel.tsx';
import { carouselAttributes } from './carousel-attributes.ts';

const never: FetchGifs = () => new Promise(() => {});
const scroller = () => document.querySelector(`[${carouselAttributes.scroller}]`) as HTMLElement;

afterEach(cleanup);

/**
 * Renders a row in a panel with a style. The returned function renders it twice with another one, as applications do.
 */
async function showIn(style: CSSProperties, fetchGifs = never, count = 40) {
  await page.viewport(1200, 800);
  const gifs = buildGifs(count);
  const element = (style: CSSProperties) => (
    <div style={style}>
      <Carousel fetchGifs={fetchGifs} initialGifs={gifs} />
    </div>
  );
  const view = await render(element(style));
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  return async (next: CSSProperties) => {
    for (let time = 0; time < 2; time += 1) {
      await view.rerender(element(next));
      await frames();
    }
  };
}

describe('a row whose panel becomes visible', () => {
  it('starts at offset 0 [W-4]', async () => {
    const rerenderWith = await showIn({ display: 'none' });
    await rerenderWith({ display: 'block' });
    expect(scroller().scrollLeft).toBe(0);
  });

  it('keeps the offset from before the panel was hidden [W-4]', async () => {
    const rerenderWith = await showIn({});
    scroller().scrollLeft = 900;
    await frames();
    const { scrollLeft } = scroller();
    await rerenderWith({ display: 'none' });
    await rerenderWith({});
    expect(Math.abs(scroller().scrollLeft - scrollLeft)).toBeLessThan(200);
  });

  it('stays at its start when a page that shows all of it becomes narrower [W-4]', async () => {
    const rerenderWith = await showIn({ width: 1180 }, async () => buildPage({ total: 4, gifs: [] }), 4);
    await frames();
    expect(scroller().scrollWidth).toBe(scroller().clientWidth);
    await rerenderWith({ width: 400 });
    expect(scroller().scrollLeft).toBe(0);
  });
});
