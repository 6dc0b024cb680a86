import { render, screen } from '@testing-library/react';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { listSuite } from '../list/testing/list-suite.tsx';
import { Carousel } from './carousel.tsx';
import {
  advance,
  never,
  pages,
  positions,
  renderCarousel,
  scrollTo,
  setUpCarousel,
} from './testing/render-carousel.tsx';

setUpCarousel();

listSuite('Carousel', {
  Widget: Carousel,
  requirements: { firstPage: ['W-4'], empty: ['W-4'], error: ['W-4'], end: ['W-4', 'W-5'] },
  debounceMs: 100,
  render: renderCarousel,
});

describe('the next pages of a Carousel', () => {
  it('reserves the height of its row before the first page arrives [W-4]', () => {
    render(<Carousel fetchGifs={never} gifHeight={120} />);
    expect(screen.getByRole('group').style.minHeight).toBe('120px');
  });

  it('fetches the next page 100 ms after the loaded end comes near [W-4]', async () => {
    const onGifsFetched = vi.fn();
    const { fetchGifs } = await renderCarousel({
      onGifsFetched,
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 8 }),
    });
    expect(screen.getByRole('status').textContent).toBe('8 more loaded');
    expect(onGifsFetched.mock.lastCall?.[0]).toHaveLength(8);
    await advance(99);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(fetchGifs.mock.lastCall?.[0].offset).toBe(8);
  });

  it('requests the next page 100 ms after the last render near the end, at the latest after 1 s [W-4]', async () => {
    const { fetchGifs, rerenderWith } = await renderCarousel({
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 4 }),
    });
    for (let ms = 0; ms < 150; ms += 50) {
      await advance(50);
      rerenderWith({});
    }
    await advance(99);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    for (let ms = 0; ms < 950; ms += 50) {
      rerenderWith({});
      await advance(50);
    }
    rerenderWith({});
    await advance(49);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    await advance(1);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual([0, 4, 8]);
  });

  it('stops fetching while two viewport widths remain, and continues when scrolled [W-4]', async () => {
    const { fetchGifs } = await renderCarousel();
    await advance(5000);
    const callsBefore = fetchGifs.mock.calls.length;
    expect(callsBefore).toBeLessThan(3);
    scrollTo(5000);
    await advance(100);
    expect(fetchGifs).toHaveBeenCalledTimes(callsBefore + 1);
  });

  it('scrolls to the start when `queryKey` changes [W-4]', async () => {
    const { rerenderWith } = await renderCarousel({ initialGifs: buildGifs(200), fetchGifs: never, queryKey: 'a' });
    scrollTo(9000);
    rerenderWith({ queryKey: 'b' });
    expect(positions()[0]).toBe(1);
  });
});

it('shows the texts of `labels` [W-4]', async () => {
  await renderCarousel({
    labels: { list: 'Bilder', carousel: 'Karussell', next: 'Weiter', pause: 'Anhalten' },
    fetchGifs: pages,
  });
  expect(screen.getByRole('group', { name: 'Bilder' }).getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
});
