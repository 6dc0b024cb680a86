import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { FetchGifs, Gif } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import type { ReactElement } from 'react';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, type RenderResult, render } from 'vitest-browser-react';
import { Grid } from '../grid.tsx';
import type { GridHandle, GridProps } from '../grid-props.ts';

/** Empties the page and scrolls it to the top after each test of a file. */
export function setUpPage() {
  afterEach(async () => {
    await cleanup();
    document.body.replaceChildren();
    scrollTo(0, 0);
  });
}

/** A file that exists, unlike the files of the test data. */
const picture = {
  url: new URL('../../../../catalogue/media/angry-grrr.webp', import.meta.url).href,
  width: 200,
  height: 113,
};

/** GIFs whose stills load, and which are not animated. */
export const buildLoadingGifs = (count: number): readonly Gif[] =>
  buildGifs(count).map((gif) => ({ ...gif, images: { fixed_width: picture, fixed_width_still: picture } }));

export const never: FetchGifs = () => new Promise(() => {});

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Waits for enough frames for observers and the renders that follow. */
export async function frames(count = 8) {
  for (let at = 0; at < count; at += 1) await frame();
}

export const list = () => document.querySelector('ul') as HTMLElement;
export const tiles = () => [...document.querySelectorAll<HTMLElement>('li')];

/** Renders a Grid of 1,000 GIFs on an empty page. */
export async function showGrid(props: Partial<GridProps> = {}): Promise<RenderResult> {
  await page.viewport(1200, 800);
  return render(<Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} {...props} />);
}

/** Inserts the styles of an element into another document or a shadow tree. */
export function withStylesIn(container: Node, element: ReactElement): ReactElement {
  return <CacheProvider value={createCache({ key: 'zoetrope', container })}>{element}</CacheProvider>;
}

interface HandleRef {
  current: GridHandle | null;
}

export interface RenderedGrid extends RenderResult {
  readonly handleRef: HandleRef;
  /** Renders another element in place of the first one. */
  show(element: ReactElement): Promise<void>;
}

/** Renders an element with a Grid, and waits for its handle. */
export async function renderWithHandle(element: (handleRef: HandleRef) => ReactElement): Promise<RenderedGrid> {
  await page.viewport(1200, 800);
  const handleRef: HandleRef = { current: null };
  const view = await render(element(handleRef));
  await expect.poll(() => handleRef.current).not.toBeNull();
  await frames();
  async function show(next: ReactElement) {
    await view.rerender(next);
    await frames();
  }
  return { ...view, handleRef, show };
}
