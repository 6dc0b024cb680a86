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
const strip = () => document.querySelector(`[${carouselAttributes.strip}]`) as HTMLElement;

afterEach(cleanup);

/** A row in a panel of some style, which is rendered anew with another one, and once more as applications do. */
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

describe('a row whose panel is shown', () => {
  it('begins at its start [W-4]', async () => {
    const again = await showIn({ display: 'none' });
    await again({ display: 'block' });
    expect(strip().scrollLeft).toBe(0);
  });

  it('is where it was before the panel was hidden [W-4]', async () => {
    const again = await showIn({});
    strip().scrollLeft = 900;
    await frames();
    const { scrollLeft } = strip();
    await again({ display: 'none' });
    await again({});
    expect(Math.abs(strip().scrollLeft - scrollLeft)).toBeLessThan(200);
  });

  it('stays at its start when a wide page, which shows all of it, becomes narrow [W-4]', async () => {
    const again = await showIn({ width: 1180 }, async () => buildPage({ total: 4, gifs: [] }), 4);
    await frames();
    expect(strip().scrollWidth).toBe(strip().clientWidth);
    await again({ width: 400 });
    expect(strip().scrollLeft).toBe(0);
  });
});
