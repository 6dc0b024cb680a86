import type { FetchGifs } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import type { ReactElement } from 'react';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Grid } from '../grid.tsx';
import type { GridHandle } from '../grid-handle.ts';
import type { GridProps } from '../grid-props.ts';

/** An empty page at its top again after each test of a file. */
export function setUpPage() {
  afterEach(async () => {
    await cleanup();
    document.body.replaceChildren();
    scrollTo(0, 0);
  });
}

/** A picture that loads: the hosts of the test data do not exist. */
const picture = {
  url: new URL('../../../../catalogue/media/angry-grrr.webp', import.meta.url).href,
  width: 200,
  height: 113,
};

/** GIFs whose stills load, and which do not move. */
export const buildLoadingGifs = (count: number) =>
  buildGifs(count).map((gif) => ({ ...gif, images: { fixed_width: picture, fixed_width_still: picture } }));

export const never: FetchGifs = () => new Promise(() => {});

export const frame = () => new Promise((done) => requestAnimationFrame(done));
/** Enough of them for what observers tell and what follows from that. */
export async function frames(count = 8) {
  for (let at = 0; at < count; at += 1) await frame();
}

export const list = () => document.querySelector('ul') as HTMLElement;
export const tiles = () => [...document.querySelectorAll<HTMLElement>('li')];

/** A Grid of 1,000 GIFs on a page of its own. */
export async function showGrid(props: Partial<GridProps> = {}) {
  await page.viewport(1200, 800);
  return render(<Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} {...props} />);
}

/** A page with a Grid that is given the handle, once it lives; and the same with another element. */
export async function showLive(element: (handleRef: { current: GridHandle | null }) => ReactElement) {
  await page.viewport(1200, 800);
  const handleRef: { current: GridHandle | null } = { current: null };
  const view = await render(element(handleRef));
  await expect.poll(() => handleRef.current).not.toBeNull();
  await frames();
  async function show(next: ReactElement) {
    await view.rerender(next);
    await frames();
  }
  return { ...view, handleRef, show };
}
