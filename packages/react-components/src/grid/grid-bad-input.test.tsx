import { screen } from '@testing-library/react';
import type { FetchGifs, Gif } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gridAttributes } from './grid-attributes.ts';
import { never, pass, positions, renderGrid, setUpGrid, tiles } from './testing/render-grid.tsx';

const { setWidth } = setUpGrid();
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => expect(console.error).not.toHaveBeenCalled());

const status = () => document.querySelector(`[${gridAttributes.root}]`)?.getAttribute(gridAttributes.root);
const bare = (fields: object) => fields as unknown as Gif;
const page = (gifs: readonly unknown[]) => async () => buildPage({ gifs: gifs as readonly Gif[] });

describe('bad data', () => {
  it.each([
    ['nothing', [], 0],
    ['the same GIF again and again', Array(40).fill(buildGif()), 1],
    ['what is no GIF', [null, undefined, 7, 'gif', {}, { id: '' }], 0],
    ['a GIF that is only an id', [bare({ id: 'a' })], 1],
    ['images that are none', [bare({ id: 'a', images: { original: null, fixed_width: {} } })], 1],
    ['a user that is only an object', [bare({ id: 'a', user: {}, tags: null, title: null })], 1],
    ['sizes that are none', [bare({ id: 'a', images: { fixed_width: { url: 'a.gif', width: 'x', height: -1 } } })], 1],
  ])('makes of %s what can be shown', async (_, gifs, shown) => {
    await renderGrid({ fetchGifs: page(gifs) });
    await pass(2000);
    expect(document.querySelectorAll('li')).toHaveLength(shown);
    expect(status()).toBe('end');
    if (shown === 0) expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
  });

  it('shows the first of very many without delay, in a document that is small', async () => {
    const { container } = await renderGrid({ initialGifs: buildGifs(20_000), fetchGifs: never });
    expect(positions()[0]).toBe(1);
    expect(container.querySelectorAll('*').length).toBeLessThan(120);
  });
});

describe('bad sources', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects with nothing', () => Promise.reject()],
    ['answers with nothing', async () => undefined],
    ['answers with what is no list', async () => ({ data: 'x', pagination: null })],
    ['answers without waiting', () => buildPage({ total: 25 })],
  ])('shows an error or a list where the source %s', async (how, fetchGifs) => {
    await renderGrid({ fetchGifs: fetchGifs as unknown as FetchGifs });
    await pass(2000);
    if (how === 'answers without waiting') expect(tiles().length).toBeGreaterThan(10);
    else expect(screen.getByRole('alert').textContent).toContain('Error loading GIFs.');
  });

  it('shows its loader for as long as the source does not answer', async () => {
    const { fetchGifs } = await renderGrid({ fetchGifs: never });
    await pass(600_000);
    expect(status()).toBe('loading');
    expect(fetchGifs).toHaveBeenCalledOnce();
  });

  it('drops an answer that comes after it has gone', async () => {
    let answer: (() => void) | undefined;
    const onGifsFetched = vi.fn();
    const late: FetchGifs = () =>
      new Promise((done) => {
        answer = () => done(buildPage());
      });
    const { unmount } = await renderGrid({ fetchGifs: late, onGifsFetched });
    unmount();
    answer?.();
    await pass(1000);
    expect(onGifsFetched).not.toHaveBeenCalled();
  });
});

describe('bad sizes', () => {
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
  ])('shows tiles in a bounded document, and asks for no more than it needs: %j', async (props) => {
    const { container, fetchGifs } = await renderGrid({ initialGifs: buildGifs(500), ...props });
    await pass(300);
    expect(document.querySelectorAll('li').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('li').length).toBeLessThan(400);
    expect(fetchGifs.mock.calls.length).toBeLessThan(3);
    expect(document.querySelector('li')?.style.width).toMatch(/^calc\(\d/);
  });

  it('keeps what it has in a container that is hidden, and fetches nothing for it', async () => {
    setWidth(0);
    const { fetchGifs } = await renderGrid({ width: undefined, initialGifs: buildGifs(500) });
    await pass(5000);
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(document.querySelectorAll('li').length).toBeLessThan(30);
  });
});
