import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPager } from './create-pager.ts';
import { createLoadedPager, createTestPager, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('fetches the first page immediately [W-2]', () => {
  const { pager, requests } = createTestPager();
  pager.connect();
  expect(requests.map(({ page }) => page.offset)).toEqual([0]);
  expect(pager.getPaging().status).toBe('loading');
});

it('fetches the next page after a debounce of 250 ms [W-2]', async () => {
  const { pager, requests } = await createLoadedPager();
  pager.fetchNextPage();
  vi.advanceTimersByTime(249);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('fetches the next page 250 ms after the last of several calls [W-2]', async () => {
  const { pager, requests } = await createLoadedPager();
  for (let ms = 0; ms < 500; ms += 50) {
    pager.fetchNextPage();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(199);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(requests.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('fetches the next page 1 s after the first call if calls never pause [W-2]', async () => {
  const { pager, requests } = await createLoadedPager();
  for (let ms = 0; ms < 950; ms += 50) {
    pager.fetchNextPage();
    vi.advanceTimersByTime(50);
  }
  pager.fetchNextPage();
  vi.advanceTimersByTime(49);
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(requests).toHaveLength(2);
});

it('fetches no page twice when a retry precedes a pending call', async () => {
  const { pager, requests, last } = await createLoadedPager();
  pager.fetchNextPage();
  pager.setItems([]);
  vi.advanceTimersByTime(250);
  last().reject(new Error('offline'));
  await settle();
  pager.retry();
  vi.advanceTimersByTime(5000);
  expect(requests.map(({ page }) => page.offset)).toEqual([0, 25, 25]);
});

it('fetches one page at a time', async () => {
  const { pager, requests } = await createLoadedPager();
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  pager.fetchNextPage();
  vi.advanceTimersByTime(1000);
  expect(requests).toHaveLength(2);
});

it('reports 0 added GIFs while the next page is loading, and when it failed', async () => {
  const { pager, last } = await createLoadedPager();
  expect(pager.getPaging().added).toBe(25);
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(pager.getPaging()).toMatchObject({ status: 'loading', added: 0 });
  last().reject(new Error('offline'));
  await settle();
  expect(pager.getPaging()).toMatchObject({ status: 'failed', added: 0 });
});

it('passes on the cursor of the previous page', async () => {
  const { pager, last } = createTestPager();
  pager.connect();
  const { data, meta } = buildPage();
  last().resolve({ data, meta, pagination: { offset: 0, count: 25, next: 'page-2' } });
  await settle();
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(last().page.cursor).toBe('page-2');
});

it('fetches nothing at the end [W-5]', async () => {
  const { pager, last, requests } = createTestPager();
  pager.connect();
  last().resolve(buildPage({ total: 25 }));
  await settle();
  pager.fetchNextPage();
  vi.advanceTimersByTime(1000);
  expect(requests).toHaveLength(1);
  expect(pager.getPaging().status).toBe('end');
});

it('stops after an error, reports it, and bypasses the cache on a retry [W-3]', async () => {
  const onGifsFetchError = vi.fn();
  const { pager, last, requests } = await createLoadedPager({ onGifsFetchError });
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  const error = new Error('offline');
  last().reject(error);
  await settle();
  expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
  expect(pager.getPaging()).toMatchObject({ status: 'failed', offset: 25 });
  pager.fetchNextPage();
  vi.advanceTimersByTime(1000);
  expect(requests).toHaveLength(2);
  pager.retry();
  expect(last()).toMatchObject({ page: { offset: 25, cache: 'reload' } });
  last().resolve(buildPage({ offset: 25 }));
  await settle();
  expect(pager.getPaging()).toMatchObject({ status: 'ready', offset: 50 });
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(last().page.cache).toBeUndefined();
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['resolves to undefined', () => Promise.resolve(undefined)],
  ['resolves without data', () => Promise.resolve({ pagination: {} })],
])('fails like any other page if `fetchGifs` %s', async (_, broken) => {
  const onGifsFetchError = vi.fn();
  const pager = createPager({
    callbacks: () => ({ fetchGifs: broken as unknown as FetchGifs, onGifsFetchError }),
    debounceMs: 250,
  });
  pager.connect();
  await settle();
  expect(pager.getPaging().status).toBe('failed');
  expect(onGifsFetchError).toHaveBeenCalledOnce();
});
