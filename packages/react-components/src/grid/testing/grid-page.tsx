import type { FetchGifs } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Grid } from '../grid.tsx';
import type { GridProps } from '../grid-props.ts';

/** An empty page at its top again after each test of a file. */
export function setUpPage() {
  afterEach(async () => {
    await cleanup();
    document.body.replaceChildren();
    scrollTo(0, 0);
  });
}

export const never: FetchGifs = () => new Promise(() => {});

export const frame = () => new Promise((done) => requestAnimationFrame(done));
export const list = () => document.querySelector('ul') as HTMLElement;
export const tiles = () => [...document.querySelectorAll<HTMLElement>('li')];

/** A Grid of 1,000 GIFs on a page of its own. */
export async function showGrid(props: Partial<GridProps> = {}) {
  await page.viewport(1200, 800);
  return render(<Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} {...props} />);
}
