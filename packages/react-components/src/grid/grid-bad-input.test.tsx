import { screen } from '@testing-library/react';
import type { FetchGifs, Gif } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridAttributes } from './grid-attributes.ts';
import { advance, never, positions, renderGrid, setUpGrid, tiles } from './testing/render-grid.tsx';

const { setWidth } = setUpGrid();
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => expect(console.error).not.toHaveBeenCalled());

const status = () => document.querySelector(`[${gridAttributes.root}]`)?.getAttribute(gridAttributes.root);
const page = (gifs: readonly unknown[]) => async () => buildPage({ gifs: gifs as readonly Gif[] });

describe('invalid GIFs', () => {
  it.each([
    ['an empty page', 0, []],
    ['the same GIF many times', 1, Array(40).fill(buildGif())],
    ['values that are not GIFs', 0, [null, undefined, 7, 'gif', {}, { id: '' }]],
    ['a GIF with only an id', 1, [{ id: 'a' }]],
    ['a GIF with invalid images', 1, [{ id: 'a', images: { original: null, fixed_width: {} } }]],
    ['a GIF with an empty user', 1, [{ id: 'a', user: {}, tags: null, title: null }]],
    ['a GIF with invalid sizes', 1, [{ id: 'a', images: { fixed_width: { url: 'a.gif', width: 'x', height: -1 } } }]],
  ])('renders %s as %i tiles', async (_, tileCount, gifs) => {
    await renderGrid({ fetchGifs: page(gifs) });
    await advance(2000);
    expect(document.querySelectorAll('li')).toHaveLength(tileCount);
    expect(status()).toBe('end');
    if (tileCount === 0) expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
  });
});

it('mounts few elements for a list of 20,000 GIFs', async () => {
  const { container } = await renderGrid({ initialGifs: buildGifs(20_000), fetchGifs: never });
  expect(positions()[0]).toBe(1);
  expect(container.querySelectorAll('*').length).toBeLessThan(120);
});

describe('an invalid fetchGifs', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects with undefined', () => Promise.reject()],
    ['resolves to undefined', async () => undefined],
    ['resolves to data that is not an array', async () => ({ data: 'x', pagination: null })],
  ])('shows an error if `fetchGifs` %s', async (_, fetchGifs) => {
    await renderGrid({ fetchGifs: fetchGifs as unknown as FetchGifs });
    await advance(2000);
    expect(screen.getByRole('alert').textContent).toContain('Error loading GIFs.');
  });

  it('accepts a page that `fetchGifs` returns synchronously', async () => {
    await renderGrid({ fetchGifs: (() => buildPage({ total: 25 })) as unknown as FetchGifs });
    await advance(2000);
    expect(tiles().length).toBeGreaterThan(10);
  });

  it('shows the loader until `fetchGifs` settles', async () => {
    const { fetchGifs } = await renderGrid({ fetchGifs: never });
    await advance(600_000);
    expect(status()).toBe('loading');
    expect(fetchGifs).toHaveBeenCalledOnce();
  });

  it('ignores a response that arrives after unmount', async () => {
    let resolvePage: (() => void) | undefined;
    const onGifsFetched = vi.fn();
    const fetchLate: FetchGifs = () =>
      new Promise((resolve) => {
        resolvePage = () => resolve(buildPage());
      });
    const { unmount } = await renderGrid({ fetchGifs: fetchLate, onGifsFetched });
    unmount();
    resolvePage?.();
    await advance(1000);
    expect(onGifsFetched).not.toHaveBeenCalled();
  });
});

describe('invalid sizes', () => {
  it.each([
    ['0 columns', { columns: 0 }],
    ['-3 columns', { columns: -3 }],
    ['NaN columns', { columns: Number.NaN }],
    ['infinitely many columns', { columns: Number.POSITIVE_INFINITY }],
    ['a minimum column width of 0', { columns: { minWidth: 0 } }],
    ['a function that returns NaN columns', { columns: () => Number.NaN }],
    ['a gutter of -20 px', { gutter: -20 }],
    ['a gutter of NaN', { gutter: Number.NaN }],
    ['a gutter of 10,000 px', { gutter: 10_000 }],
    ['a width of 0', { width: 0 }],
    ['a width of -100 px', { width: -100 }],
    ['a width of NaN', { width: Number.NaN }],
    ['a width of 1 px', { width: 1 }],
    ['an overscan of 0', { overscan: 0 }],
  ])('mounts less than 400 tiles, and fetches at most twice, with %s', async (_, props) => {
    const { fetchGifs } = await renderGrid({ initialGifs: buildGifs(500), ...props });
    await advance(300);
    expect(tiles().length).toBeGreaterThan(0);
    expect(tiles().length).toBeLessThan(400);
    expect(fetchGifs.mock.calls.length).toBeLessThan(3);
    // Neither NaN nor negative.
    expect(document.querySelector('li')?.style.width).toMatch(/^calc\(\d/);
  });

  it('mounts no tiles in a container that was never visible, and fetches nothing', async () => {
    setWidth(0);
    const { fetchGifs } = await renderGrid({ width: undefined, initialGifs: buildGifs(500) });
    await advance(5000);
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(document.querySelectorAll('li')).toHaveLength(0);
  });
});
