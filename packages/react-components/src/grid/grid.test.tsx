import { fireEvent, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { describe, expect, it, vi } from 'vitest';
import { Grid } from './grid.tsx';
import { never, pages, pass, positions, renderGrid, setUpGrid, tileOf, tiles } from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

describe('with GIFs', () => {
  conformance('Grid', (props) => <Grid fetchGifs={never} initialGifs={buildGifs(30)} columns={3} {...props} />);
});
describe('without GIFs', () => {
  conformance('Grid', (props) => <Grid fetchGifs={never} {...props} />);
});

describe('the pages of a Grid', () => {
  it('asks for the first page in its first effect, and shows a loader until it comes [W-2]', async () => {
    const fetchGifs = vi.fn(never);
    const { container } = render(<Grid fetchGifs={fetchGifs} />);
    expect(fetchGifs).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ offset: 0, signal: expect.any(AbortSignal) }),
    );
    expect(container.querySelector('[data-zoetrope-loader]')).not.toBeNull();
    // A screen reader tells only what comes into a region that is there already.
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('Loading GIFs');
  });

  it('places the GIFs, tells how many came, and goes on while the end is near [W-2]', async () => {
    const onGifsFetched = vi.fn();
    const { fetchGifs } = await renderGrid({ onGifsFetched });
    expect(positions()[0]).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('25 more loaded');
    expect(onGifsFetched.mock.lastCall?.[0]).toHaveLength(25);
    await pass(249);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchGifs.mock.lastCall?.[0].offset).toBe(25);
  });

  it('requests a further page 250 ms after the last render near the end, at the latest after 1 s [W-2]', async () => {
    const { fetchGifs, again } = await renderGrid({ fetchGifs: async ({ offset }) => buildPage({ offset, limit: 5 }) });
    for (let ms = 0; ms < 300; ms += 100) {
      await pass(100);
      again({});
    }
    await pass(249);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    for (let ms = 0; ms < 900; ms += 100) {
      again({});
      await pass(100);
    }
    again({});
    await pass(99);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual([0, 5, 10]);
  });

  it('tells how many came with each page, also where it is as many as before', async () => {
    const { again } = await renderGrid();
    again({ fetchGifs: ({ offset }) => new Promise((done) => setTimeout(done, 50, buildPage({ offset }))) });
    const told: string[] = [];
    const status = screen.getByRole('status');
    const observer = new MutationObserver(() => told.push(status.textContent));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    await pass(310);
    observer.disconnect();
    expect(told).toEqual(['', '25 more loaded']);
  });

  it('asks no more once two views are left below, and goes on when scrolled', async () => {
    const { fetchGifs } = await renderGrid();
    await pass(5000);
    const asked = fetchGifs.mock.calls.length;
    expect(asked).toBeLessThan(4);
    scrollTo(2000);
    await pass(250);
    expect(fetchGifs).toHaveBeenCalledTimes(asked + 1);
  });

  it('ends with the list, and then knows its size [W-5]', async () => {
    const { fetchGifs, container } = await renderGrid({
      fetchGifs: async ({ offset }) => buildPage({ offset, total: 30 }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('30');
    await pass(5000);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    expect(container.querySelector('[data-zoetrope-loader]')).toBeNull();
  });

  it('does not know the size of a list whose source does not', async () => {
    await renderGrid({
      fetchGifs: async ({ offset }) => ({ ...buildPage({ offset }), pagination: { offset, count: 25 } }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('says when there is nothing [W-1]', async () => {
    const fetchGifs = async () => buildPage({ total: 0 });
    const { again } = await renderGrid({ fetchGifs });
    expect(screen.getByText('No GIFs found.', { selector: '[data-zoetrope-no-results]' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
    again({ noResultsMessage: <i>Nope</i> });
    expect(screen.getByText('Nope')).toBeTruthy();
  });

  it('says that loading failed, tells the application, and retries [W-3]', async () => {
    const onGifsFetchError = vi.fn();
    const error = new Error('offline');
    let isDown = true;
    const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => {
      if (isDown) throw error;
      return buildPage({ offset });
    });
    await renderGrid({ fetchGifs, onGifsFetchError });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Error loading GIFs. Try again?');
    expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again?' }));
    await pass(0);
    expect(fetchGifs.mock.lastCall).toMatchObject([{ offset: 0, cache: 'reload' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('keeps the focus within when the retry button goes', async () => {
    const { container } = await renderGrid({ fetchGifs: () => Promise.reject(new Error('offline')) });
    const button = screen.getByRole('button', { name: 'Try again?' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(container.firstElementChild);
  });

  it('keeps what it has when a further page fails [W-3]', async () => {
    await renderGrid({
      fetchGifs: async ({ offset }) => (offset ? Promise.reject(new Error('offline')) : buildPage()),
    });
    await pass(250);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('starts anew only with another query, and drops what the old one still brings', async () => {
    const signals: AbortSignal[] = [];
    const slow: FetchGifs = ({ signal }) => {
      if (signal) signals.push(signal);
      return new Promise((answer) => setTimeout(answer, 100, buildPage({ gifs: [buildGif({ id: 'old' })] })));
    };
    const { again } = await renderGrid({ fetchGifs: slow, queryKey: 'cats' });
    const dogs = vi.fn<FetchGifs>(async () => buildPage({ gifs: [buildGif({ id: 'new' })] }));
    again({ fetchGifs: dogs, queryKey: 'cats' });
    expect(dogs).not.toHaveBeenCalled();
    again({ fetchGifs: dogs, queryKey: 'dogs' });
    expect(signals[0]?.aborted).toBe(true);
    await pass(200);
    expect(tileOf('new')).not.toBeNull();
    expect(tileOf('old')).toBeNull();
  });

  it('uses the newest function for the next page', async () => {
    const { again } = await renderGrid();
    const newer = vi.fn(pages);
    again({ fetchGifs: newer });
    await pass(250);
    expect(newer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ offset: 25 }));
  });

  it('shows each GIF once, whatever the source repeats', async () => {
    await renderGrid({ fetchGifs: async () => buildPage({ gifs: [...buildGifs(3), ...buildGifs(3)] }) });
    expect(tiles()).toHaveLength(3);
  });
});

it('speaks any language', async () => {
  await renderGrid({ labels: { list: 'Bilder', pause: 'Anhalten', loaded: (count) => `${count} weitere` } });
  await pass(120);
  expect(screen.getByRole('list', { name: 'Bilder' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('25 weitere');
});
