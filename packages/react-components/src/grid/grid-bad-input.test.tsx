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
const bare = (fields: object) => fields as unknown as Gif;
const page = (gifs: readonly unknown[]) => async () => buildPage({ gifs: gifs as readonly Gif[] });

describe('invalid GIFs', () => {
  it.each([
    ['no GIFs', [], 0],
    ['the same GIF many times', Array(40).fill(buildGif()), 1],
    ['values that are no GIFs', [null, undefined, 7, 'gif', {}, { id: '' }], 0],
    ['a GIF with only an id', [bare({ id: 'a' })], 1],
    ['a GIF with invalid images', [bare({ id: 'a', images: { original: null, fixed_width: {} } })], 1],
    ['a GIF with an empty user', [bare({ id: 'a', user: {}, tags: null, title: null })], 1],
    [
      'a GIF with invalid sizes',
      [bare({ id: 'a', images: { fixed_width: { url: 'a.gif', width: 'x', height: -1 } } })],
      1,
    ],
  ])('renders only the valid GIFs of a page: %s', async (_, gifs, shown) => {
    await renderGrid({ fetchGifs: page(gifs) });
    await advance(2000);
    expect(document.querySelectorAll('li')).toHaveLength(shown);
    expect(status()).toBe('end');
    if (shown === 0) expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
  });

  it('mounts few elements for a list of 20,000 GIFs', async () => {
    const { container } = await renderGrid({ initialGifs: buildGifs(20_000), fetchGifs: never });
    expect(positions()[0]).toBe(1);
    expect(container.querySelectorAll('*').length).toBeLessThan(120);
  });
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
    ['returns a page synchronously', () => buildPage({ total: 25 })],
  ])('shows an error or a list if `fetchGifs` %s', async (how, fetchGifs) => {
    await renderGrid({ fetchGifs: fetchGifs as unknown as FetchGifs });
    await advance(2000);
    if (how === 'returns a page synchronously') expect(tiles().length).toBeGreaterThan(10);
    else expect(screen.getByRole('alert').textContent).toContain('Error loading GIFs.');
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
    const late: FetchGifs = () =>
      new Promise((resolve) => {
        resolvePage = () => resolve(buildPage());
      });
    const { unmount } = await renderGrid({ fetchGifs: late, onGifsFetched });
    unmount();
    resolvePage?.();
    await advance(1000);
    expect(onGifsFetched).not.toHaveBeenCalled();
  });
});

describe('invalid sizes', () => {
  it.each([
    { columns: 0 },
    { columns: -3 },
    { columns: Number.NaN },
    { columns: Number.POSITIVE_INFINITY },
    { columns: { minWidth: 0 } },
    { columns: () => Number.NaN },
    { gutter: -20 },
    { gutter: Number.NaN },
    { gutter: 10_000 },
    { width: 0 },
    { width: -100 },
    { width: Number.NaN },
    { width: 1 },
    { overscan: 0 },
  ])('mounts a limited number of tiles, and fetches no more than it needs: %j', async (props) => {
    const { container, fetchGifs } = await renderGrid({ initialGifs: buildGifs(500), ...props });
    await advance(300);
    expect(document.querySelectorAll('li').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('li').length).toBeLessThan(400);
    expect(fetchGifs.mock.calls.length).toBeLessThan(3);
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
