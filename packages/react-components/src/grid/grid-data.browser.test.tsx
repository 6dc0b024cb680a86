import type { Gif, GifsResult } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import { gridAttributes } from './grid-attributes.ts';
import type { GridHandle, GridProps, GridSnapshot } from './grid-props.ts';
import { frame, never, setUpPage } from './testing/grid-page.tsx';

const gifs = buildGifs(1000);
const tileOf = (id: string) => document.querySelector(`[${tileAttributes.tile}="${id}"]`);
const topOf = (id: string) => tileOf(id)?.getBoundingClientRect().top ?? Number.NaN;

setUpPage();

async function show(props: Partial<GridProps>) {
  await page.viewport(1200, 800);
  const handleRef = { current: null as GridHandle | null };
  const element = (more: Partial<GridProps> = {}) => (
    <Grid fetchGifs={never} columns={4} handleRef={handleRef} {...props} {...more} />
  );
  const view = await render(element());
  await expect.poll(() => handleRef.current).not.toBeNull();
  return { handleRef, rerenderWith: (more: Partial<GridProps>) => view.rerender(element(more)), unmount: view.unmount };
}

it('moves the focus to a neighbor when the focused tile is removed', async () => {
  const focused = () => document.activeElement?.closest('li')?.getAttribute(tileAttributes.tile);
  const { rerenderWith } = await show({ externalGifs: gifs });
  document.querySelector<HTMLElement>(`[${tileAttributes.tile}="gif-6"] a`)?.focus();
  rerenderWith({ externalGifs: gifs.filter(({ id }) => id !== 'gif-6') });
  await expect.poll(focused).toBe('gif-7');
  rerenderWith({ externalGifs: gifs.slice(0, 3) });
  await expect.poll(focused).toBe('gif-2');
});

it.each([
  ['prepended', (all: readonly Gif[]) => [...buildGifs(13, 5000), ...all]],
  ['removed above it', (all: readonly Gif[]) => all.filter((_, place) => place < 3 || place > 20)],
])('keeps the item at the upper edge of the view in place, to the pixel, when GIFs are %s', async (_, edit) => {
  const { rerenderWith } = await show({ externalGifs: gifs });
  scrollTo(0, 9000);
  await frame();
  await frame();
  const first = [...document.querySelectorAll('li')].find((tile) => tile.getBoundingClientRect().bottom > 0);
  const id = first?.getAttribute(tileAttributes.tile) ?? '';
  const before = topOf(id);
  await rerenderWith({ externalGifs: edit(gifs) });
  await frame();
  await frame();
  expect(Math.abs(topOf(id) - before)).toBeLessThan(1.5);
});

it('scrolls exactly to a tile that was never mounted, in the page and in an element', async () => {
  const { handleRef, unmount } = await show({ initialGifs: gifs });
  handleRef.current?.scrollToIndex(700);
  await expect.poll(() => Math.abs(topOf('gif-700'))).toBeLessThan(1.5);
  handleRef.current?.scrollToIndex(3, { align: 'center' });
  await expect.poll(() => Math.abs(scrollY)).toBeLessThan(400);
  await unmount();
  const inner = { current: null as GridHandle | null };
  await render(
    <div data-testid="box" style={{ height: 300, overflow: 'auto', scrollPaddingTop: 40 }}>
      <Grid fetchGifs={never} initialGifs={gifs} columns={3} handleRef={inner} />
    </div>,
  );
  await expect.poll(() => inner.current).not.toBeNull();
  inner.current?.scrollToIndex(500);
  const top = () => page.getByTestId('box').element().getBoundingClientRect().top;
  await expect.poll(() => Math.abs(topOf('gif-500') - top() - 40)).toBeLessThan(1.5);
});

it('continues at the scroll position of its snapshot', async () => {
  let left: GridSnapshot | undefined;
  const first = await show({ initialGifs: gifs, onLeave: (snapshot) => (left = snapshot) });
  scrollTo(0, 12_345);
  await frame();
  await frame();
  const [id = ''] = [...document.querySelectorAll('li')].map((tile) => tile.getAttribute(tileAttributes.tile) ?? '');
  const before = topOf(id);
  await first.unmount();
  scrollTo(0, 0);
  await show({ snapshot: left });
  await expect.poll(() => Math.abs(topOf(id) - before)).toBeLessThan(1.5);
});

it('causes no layout shift when a page pushes the loader off the screen', async () => {
  let shifted = 0;
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) shifted += (entry as PerformanceEntry & { value: number }).value;
  });
  let loadLazyParts = (_: GifsResult) => {};
  const fetchGifs = () => new Promise<GifsResult>((done) => (loadLazyParts = done));
  await show({ initialGifs: buildGifs(30), fetchGifs });
  const loader = () => document.querySelector(`[${gridAttributes.loader}]`)?.getBoundingClientRect();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
  scrollTo(0, 1e6);
  await frame();
  await frame();
  expect(loader()?.top).toBeLessThan(innerHeight);
  observer.observe({ type: 'layout-shift' });
  loadLazyParts(buildPage({ offset: 30, limit: 50 }));
  await expect.poll(() => loader()?.top).toBeGreaterThan(innerHeight);
  await frame();
  await frame();
  observer.disconnect();
  expect(shifted).toBe(0);
});
