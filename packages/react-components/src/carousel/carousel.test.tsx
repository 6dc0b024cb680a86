import { fireEvent, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import {
  never,
  pages,
  pass,
  positions,
  renderCarousel,
  scrollTo,
  setUpCarousel,
  tileOf,
  tiles,
} from './testing/render-carousel.tsx';

setUpCarousel();

describe('with GIFs', () => {
  conformance('Carousel', (props) => <Carousel fetchGifs={never} initialGifs={buildGifs(30)} {...props} />);
});
describe('without GIFs', () => {
  conformance('Carousel', (props) => <Carousel fetchGifs={never} {...props} />);
});

describe('the pages of a Carousel', () => {
  it('asks for the first page in its first effect, and shows a loader until it comes [W-4]', async () => {
    const fetchGifs = vi.fn(never);
    const { container } = render(<Carousel fetchGifs={fetchGifs} gifHeight={120} />);
    expect(fetchGifs).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ offset: 0, signal: expect.any(AbortSignal) }),
    );
    expect(container.querySelector('[data-zoetrope-loader]')).not.toBeNull();
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('Loading GIFs');
    expect(screen.getByRole('group').style.minHeight).toBe('120px');
  });

  it('asks for a further page 100 ms after the end has come near [W-4]', async () => {
    const onGifsFetched = vi.fn();
    const { fetchGifs } = await renderCarousel({
      onGifsFetched,
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 8 }),
    });
    expect(screen.getByRole('status').textContent).toBe('8 more loaded');
    expect(onGifsFetched.mock.lastCall?.[0]).toHaveLength(8);
    await pass(99);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchGifs.mock.lastCall?.[0].offset).toBe(8);
  });

  it('requests a further page 100 ms after the last render near the end, at the latest after 1 s [W-4]', async () => {
    const { fetchGifs, again } = await renderCarousel({
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 4 }),
    });
    for (let ms = 0; ms < 150; ms += 50) {
      await pass(50);
      again({});
    }
    await pass(99);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    for (let ms = 0; ms < 950; ms += 50) {
      again({});
      await pass(50);
    }
    again({});
    await pass(49);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual([0, 4, 8]);
  });

  it('asks no more once two views are left, and goes on when scrolled [W-4]', async () => {
    const { fetchGifs } = await renderCarousel();
    await pass(5000);
    const asked = fetchGifs.mock.calls.length;
    expect(asked).toBeLessThan(3);
    scrollTo(5000);
    await pass(100);
    expect(fetchGifs).toHaveBeenCalledTimes(asked + 1);
  });

  it('ends with the list, and then knows its size [W-4] [W-5]', async () => {
    const { fetchGifs, container } = await renderCarousel({
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 5, total: 8 }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('8');
    await pass(5000);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    expect(container.querySelector('[data-zoetrope-carousel="end"]')).not.toBeNull();
    expect(container.querySelector('[data-zoetrope-loader]')).toBeNull();
  });

  it('says when there is nothing [W-4]', async () => {
    const { again } = await renderCarousel({ fetchGifs: async () => buildPage({ total: 0 }) });
    expect(screen.getByText('No GIFs found.', { selector: '[data-zoetrope-no-results]' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
    again({ noResultsMessage: <i>Nope</i> });
    expect(screen.getByText('Nope')).toBeTruthy();
  });

  it('says that loading failed, tells the application, and retries [W-4]', async () => {
    const onGifsFetchError = vi.fn();
    const error = new Error('offline');
    let isDown = true;
    const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => {
      if (isDown) throw error;
      return buildPage({ offset });
    });
    await renderCarousel({ fetchGifs, onGifsFetchError });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Error loading GIFs. Try again?');
    expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
    isDown = false;
    const button = within(alert).getByRole('button', { name: 'Try again?' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('group'));
    await pass(0);
    expect(fetchGifs.mock.lastCall).toMatchObject([{ offset: 0, cache: 'reload' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('keeps what it has when a further page fails [W-4]', async () => {
    await renderCarousel({
      fetchGifs: async ({ offset }) => (offset ? Promise.reject(new Error('offline')) : buildPage({ limit: 5 })),
    });
    await pass(100);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(tiles()).toHaveLength(5);
  });

  it('starts anew only with another query, and drops what the old one still brings [W-4]', async () => {
    const slow: FetchGifs = () =>
      new Promise((answer) => setTimeout(answer, 100, buildPage({ gifs: [buildGif({ id: 'old' })] })));
    const { again } = await renderCarousel({ fetchGifs: slow, queryKey: 'cats' });
    const dogs = vi.fn<FetchGifs>(async () => buildPage({ gifs: [buildGif({ id: 'new' })] }));
    again({ fetchGifs: dogs, queryKey: 'cats' });
    expect(dogs).not.toHaveBeenCalled();
    again({ fetchGifs: dogs, queryKey: 'dogs' });
    await pass(200);
    expect(tileOf('new')).not.toBeNull();
    expect(tileOf('old')).toBeNull();
  });

  it('starts another list at its beginning [W-4]', async () => {
    const { again } = await renderCarousel({ initialGifs: buildGifs(200), fetchGifs: never, queryKey: 'a' });
    scrollTo(9000);
    again({ queryKey: 'b' });
    expect(positions()[0]).toBe(1);
  });
});

it('speaks any language [W-4]', async () => {
  await renderCarousel({
    labels: { list: 'Bilder', carousel: 'Karussell', next: 'Weiter', pause: 'Anhalten' },
    fetchGifs: pages,
  });
  expect(screen.getByRole('group', { name: 'Bilder' }).getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
});
