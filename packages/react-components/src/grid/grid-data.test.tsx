import { act, screen } from '@testing-library/react';
import type { FetchGifs, Gif } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import type { GridHandle, GridSnapshot } from './grid-props.ts';
import {
  advance,
  list,
  never,
  pages,
  positions,
  renderGrid,
  setUpGrid,
  tileOf,
  tiles,
} from './testing/render-grid.tsx';

const { scrollTo } = setUpGrid();

const ids = () => tiles().map((tile) => tile.querySelector('img')?.alt.replace('Title of ', ''));
const scrollBy = () => vi.spyOn(window, 'scrollBy').mockReturnValue();
const lastTop = (scroll: ReturnType<typeof scrollBy>) =>
  (scroll.mock.lastCall?.[0] as ScrollToOptions | undefined)?.top;

describe('externalGifs', () => {
  it('shows each new array, each GIF once, and appends its pages', async () => {
    const onGifsFetched = vi.fn();
    const fetchGifs: FetchGifs = async ({ offset }) => buildPage({ offset, limit: 5 });
    const { rerenderWith } = await renderGrid({ externalGifs: buildGifs(3, 90), fetchGifs, onGifsFetched });
    expect(ids()).toEqual(['gif-90', 'gif-91', 'gif-92']);
    const others = [...buildGifs(1, 80), ...buildGifs(2, 91), ...buildGifs(1, 80)];
    rerenderWith({ externalGifs: others });
    expect(ids()).toEqual(['gif-80', 'gif-91', 'gif-92']);
    await advance(250);
    expect(onGifsFetched.mock.lastCall?.[0].map(({ id }: Gif) => id).slice(0, 4)).toEqual([
      'gif-80',
      'gif-91',
      'gif-92',
      'gif-3',
    ]);
  });

  it('calls `onGifsFetched` when the application passes back the array that it received', async () => {
    let controlledGifs: readonly Gif[] = buildGifs(5);
    const { rerenderWith } = await renderGrid({
      externalGifs: controlledGifs,
      fetchGifs: async ({ offset }) => buildPage({ offset, limit: 5 }),
      onGifsFetched: (gifs) => {
        controlledGifs = gifs;
      },
    });
    await advance(250);
    rerenderWith({ externalGifs: controlledGifs });
    await advance(10);
    expect(tiles()).toHaveLength(10);
    expect(screen.getByRole('status').textContent).toBe('5 more loaded');
  });

  it('fetches its first page for an empty array', async () => {
    const { fetchGifs } = await renderGrid({ externalGifs: [] });
    expect(fetchGifs).toHaveBeenCalledOnce();
    expect(tiles().length).toBeGreaterThan(10);
  });

  it.each([
    ['prepended', (gifs: readonly Gif[]) => [...buildGifs(7, 900), ...gifs]],
    ['removed before it', (gifs: readonly Gif[]) => gifs.filter(({ id }) => !/^gif-[1-6]$/.test(id))],
  ])('keeps the visible items in place when GIFs are %s', async (_, edit) => {
    const gifs = buildGifs(500);
    const { rerenderWith } = await renderGrid({ externalGifs: gifs, fetchGifs: never });
    scrollTo(20_000);
    const scroll = scrollBy();
    rerenderWith({ externalGifs: edit(gifs) });
    expect(scroll).toHaveBeenCalledOnce();
    expect(lastTop(scroll)).not.toBe(0);
  });

  it('stays at the top when GIFs are prepended there', async () => {
    const gifs = buildGifs(500);
    const { rerenderWith } = await renderGrid({ externalGifs: gifs, fetchGifs: never });
    const scroll = scrollBy();
    rerenderWith({ externalGifs: [...buildGifs(7, 900), ...gifs] });
    expect(scroll).not.toHaveBeenCalled();
    expect(ids()[0]).toBe('gif-900');
  });

  it('does not scroll when GIFs are appended', async () => {
    const gifs = buildGifs(500);
    const { rerenderWith } = await renderGrid({ externalGifs: gifs, fetchGifs: never });
    scrollTo(20_000);
    const scroll = scrollBy();
    rerenderWith({ externalGifs: [...gifs, ...buildGifs(25, 500)] });
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('the handle of a Grid', () => {
  it('is set once the interactive part has loaded, and null after unmount', async () => {
    const handles: (GridHandle | null)[] = [];
    const { unmount } = await renderGrid({ handleRef: (handle) => void handles.push(handle) });
    expect(handles).toEqual([expect.objectContaining({ scrollToIndex: expect.any(Function) })]);
    unmount();
    expect(handles.at(-1)).toBeNull();
  });

  it('scrolls exactly to an index that was never mounted', async () => {
    const handleRef = { current: null as GridHandle | null };
    await renderGrid({ initialGifs: buildGifs(1000), fetchGifs: never, columns: 1, width: 100, gutter: 0, handleRef });
    const scroll = scrollBy();
    // The ratios of five consecutive tiles, from their 200 px wide files.
    const five = [113, 200, 356, 150, 250].reduce((sum, height) => sum + height / 200, 0);
    act(() => handleRef.current?.scrollToIndex(500));
    expect(lastTop(scroll)).toBeCloseTo(five * 100 * 100, -1);
    act(() => handleRef.current?.scrollToIndex(500, { align: 'end' }));
    expect(lastTop(scroll)).toBeCloseTo(five * 100 * 100 + 56 - 800, -1);
    act(() => handleRef.current?.scrollToIndex(0, { align: 'nearest', behavior: 'smooth' }));
    expect(scroll.mock.lastCall?.[0]).toMatchObject({ top: 0, behavior: 'smooth' });
    for (const nowhere of [-5, Number.NaN, 1e9]) act(() => handleRef.current?.scrollToIndex(nowhere));
    expect(lastTop(scroll)).toBeGreaterThan(five * 100 * 199);
  });

  it('focuses a tile', async () => {
    const handleRef = { current: null as GridHandle | null };
    await renderGrid({ handleRef });
    act(() => handleRef.current?.focus());
    expect(document.activeElement?.closest('li')).toBe(tiles()[0]);
  });
});

describe('the snapshot of a Grid', () => {
  it('reports the items and the scroll position on unmount, and restores them', async () => {
    let left: GridSnapshot | undefined;
    const { unmount } = await renderGrid({ onLeave: (snapshot) => (left = snapshot) });
    scrollTo(500);
    unmount();
    expect(left).toMatchObject({ offset: 25, total: 100, isComplete: false });
    expect(left?.gifs).toHaveLength(25);
    expect(left?.anchor?.id).toMatch(/^gif-\d+$/);
    scrollTo(0);
    const scroll = scrollBy();
    const { fetchGifs } = await renderGrid({ snapshot: left });
    expect(lastTop(scroll)).toBeCloseTo(500, -1);
    await advance(250);
    expect(fetchGifs.mock.calls[0]?.[0].offset).toBe(25);
  });

  it('reports the previous list when `queryKey` changes', async () => {
    const onLeave = vi.fn();
    const { rerenderWith } = await renderGrid({ queryKey: 'cats', onLeave });
    rerenderWith({ queryKey: 'dogs', onLeave });
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onLeave.mock.lastCall?.[0].anchor).toBeUndefined();
  });

  it('fetches nothing after a complete snapshot, also one that was serialized as JSON', async () => {
    const kept = { gifs: buildGifs(3), offset: 3, total: 3, isComplete: true, anchor: { id: 'gone', fraction: 0.5 } };
    const { fetchGifs } = await renderGrid({ snapshot: JSON.parse(JSON.stringify(kept)) });
    await advance(1000);
    expect(fetchGifs).not.toHaveBeenCalled();
    expect(positions()).toEqual([1, 2, 3]);
  });
});

it('fetches a failed page again when the browser is back online [W-3]', async () => {
  const fetchGifs = vi.fn<FetchGifs>(pages).mockRejectedValueOnce(new Error('offline'));
  await renderGrid({ fetchGifs });
  expect(screen.getByRole('alert')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await advance(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(tileOf('gif-0')).not.toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(fetchGifs.mock.calls.map(([page]) => page.offset)).toEqual([0, 0]);
});

it('mounts `overscan` px beyond the view', async () => {
  const { rerenderWith } = await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never, overscan: 0 });
  const few = tiles().length;
  rerenderWith({ overscan: 2000 });
  expect(tiles().length).toBeGreaterThan(few + 8);
  expect(list().children).toHaveLength(tiles().length);
});
