import { screen } from '@testing-library/react';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { listSuite } from '../list/testing/list-suite.tsx';
import { Grid } from './grid.tsx';
import { advance, pages, positions, renderGrid, setUpGrid, tiles } from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

listSuite('Grid', {
  Widget: Grid,
  requirements: { firstPage: ['W-2'], empty: ['W-1'], error: ['W-3'], end: ['W-5'] },
  debounceMs: 250,
  render: renderGrid,
});

describe('the next pages of a Grid', () => {
  it('positions the GIFs, announces their number, and fetches the next page while the end is near [W-2]', async () => {
    const onGifsFetched = vi.fn();
    const { fetchGifs } = await renderGrid({ onGifsFetched });
    expect(positions()[0]).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('25 more loaded');
    expect(onGifsFetched.mock.lastCall?.[0]).toHaveLength(25);
    await advance(249);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(fetchGifs.mock.lastCall?.[0].offset).toBe(25);
  });

  it('requests the next page 250 ms after the last render near the end, at the latest after 1 s [W-2]', async () => {
    const { fetchGifs, rerenderWith } = await renderGrid({
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 5 }),
    });
    for (let ms = 0; ms < 300; ms += 100) {
      await advance(100);
      rerenderWith({});
    }
    await advance(249);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    for (let ms = 0; ms < 900; ms += 100) {
      rerenderWith({});
      await advance(100);
    }
    rerenderWith({});
    await advance(99);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    await advance(1);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual([0, 5, 10]);
  });

  it('announces the number of GIFs of each page, even if it is the same as before', async () => {
    const { rerenderWith } = await renderGrid();
    rerenderWith({
      fetchGifs: ({ offset }) => new Promise((resolve) => setTimeout(resolve, 50, buildPage({ offset }))),
    });
    const announced: string[] = [];
    const status = screen.getByRole('status');
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    await advance(310);
    observer.disconnect();
    expect(announced).toEqual(['', '25 more loaded']);
  });

  it('fetches no more while two views are left below, and continues when scrolled', async () => {
    const { fetchGifs } = await renderGrid();
    await advance(5000);
    const callsBefore = fetchGifs.mock.calls.length;
    expect(callsBefore).toBeLessThan(4);
    scrollTo(2000);
    await advance(250);
    expect(fetchGifs).toHaveBeenCalledTimes(callsBefore + 1);
  });

  it('exposes no size if the provider reports none', async () => {
    await renderGrid({
      fetchGifs: async ({ offset }) => ({ ...buildPage({ offset }), pagination: { offset, count: 25 } }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('uses the latest `fetchGifs` for the next page', async () => {
    const { rerenderWith } = await renderGrid();
    const latest = vi.fn(pages);
    rerenderWith({ fetchGifs: latest });
    await advance(250);
    expect(latest).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ offset: 25 }));
  });

  it('shows each GIF once, even if pages repeat it', async () => {
    await renderGrid({ fetchGifs: async () => buildPage({ gifs: [...buildGifs(3), ...buildGifs(3)] }) });
    expect(tiles()).toHaveLength(3);
  });
});

it('shows the texts of `labels`', async () => {
  await renderGrid({ labels: { list: 'Bilder', pause: 'Anhalten', loaded: (count) => `${count} weitere` } });
  await advance(120);
  expect(screen.getByRole('list', { name: 'Bilder' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('25 weitere');
});
