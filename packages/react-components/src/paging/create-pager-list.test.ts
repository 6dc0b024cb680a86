import type { Gif } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLoadedPager, createTestPager, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('starts with `initialGifs`, and fetches nothing before `fetchNextPage`', () => {
  const { pager, requests } = createTestPager({ initialGifs: buildGifs(10) });
  pager.connect();
  expect(pager.getPaging().gifs).toHaveLength(10);
  expect(requests).toHaveLength(0);
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(requests.map(({ page }) => page.offset)).toEqual([10]);
});

it('appends a page without duplicates', async () => {
  const onGifsFetched = vi.fn();
  const { pager, last } = await createLoadedPager({ onGifsFetched });
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  last().resolve(buildPage({ offset: 25, gifs: buildGifs(10, 20) }));
  await settle();
  const { gifs } = pager.getPaging();
  expect(gifs.map(({ id }) => id)).toEqual(buildGifs(30).map(({ id }) => id));
  expect(onGifsFetched.mock.lastCall?.[0]).toBe(gifs);
  expect(gifs.every(({ id }, index) => pager.indexOf(id) === index)).toBe(true);
});

it('drops a duplicate within one page', async () => {
  const { pager } = createTestPager({ initialGifs: [...buildGifs(3), ...buildGifs(3)] });
  expect(pager.getPaging().gifs).toHaveLength(3);
});

it('skips GIFs without an id, and values that are no GIFs', async () => {
  const odd = [null, undefined, {}, { id: '' }, { id: undefined }] as unknown as Gif[];
  const { pager, last } = createTestPager({ initialGifs: odd });
  expect(pager.getPaging().gifs).toEqual([]);
  pager.connect();
  last().resolve(buildPage({ gifs: [...odd, ...buildGifs(2)] }));
  await settle();
  expect(pager.getPaging().gifs.map(({ id }) => id)).toEqual(['gif-0', 'gif-1']);
});

it('replaces the GIFs, each once, and continues fetching at the same offset', async () => {
  const { pager, last } = await createLoadedPager();
  const others = [...buildGifs(2, 500), ...buildGifs(25), ...buildGifs(1, 500)];
  pager.setItems(others);
  expect(pager.getPaging()).toMatchObject({ status: 'ready', offset: 25, added: 0 });
  expect(pager.getPaging().gifs).toHaveLength(27);
  expect(pager.indexOf('gif-0')).toBe(2);
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  last().resolve(buildPage({ offset: 25 }));
  await settle();
  expect(pager.getPaging().gifs).toHaveLength(52);
});

it('fetches a page after the GIFs are replaced by an empty array', async () => {
  const { pager, requests } = await createLoadedPager();
  pager.setItems([]);
  vi.advanceTimersByTime(250);
  expect(requests.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('does not notify when the array is unchanged', () => {
  const gifs = buildGifs(3);
  const { pager } = createTestPager({ initialGifs: gifs });
  const listener = vi.fn();
  pager.subscribe(listener);
  pager.setItems(gifs);
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  ['continues', false, 'ready', [[60, 'page-4']]],
  ['does not continue', true, 'end', []],
] as const)('%s a list from its snapshot', (_, isComplete, status, expected) => {
  const gifs = buildGifs(50);
  const { pager, requests } = createTestPager({
    initialGifs: gifs,
    snapshot: { gifs, offset: 60, cursor: 'page-4', total: 90, isComplete },
  });
  pager.connect();
  expect(pager.getPaging()).toMatchObject({ status, total: 90, gifs });
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(requests.map(({ page }) => [page.offset, page.cursor])).toEqual(expected);
});
