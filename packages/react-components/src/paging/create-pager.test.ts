import type { FetchGifs } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPager } from './create-pager.ts';
import { createTestPager, firstPage, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('asks for the first page at once [W-2]', () => {
  const { pager, calls } = createTestPager();
  pager.start();
  expect(calls.map(({ page }) => page.offset)).toEqual([0]);
  expect(pager.getPaging().status).toBe('loading');
});

it('asks for a further page after 250 ms of quiet [W-2]', async () => {
  const { pager, calls } = await firstPage();
  pager.demand();
  vi.advanceTimersByTime(249);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('requests a further page 250 ms after the last of several demands [W-2]', async () => {
  const { pager, calls } = await firstPage();
  for (let ms = 0; ms < 500; ms += 50) {
    pager.demand();
    vi.advanceTimersByTime(50);
  }
  vi.advanceTimersByTime(199);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('requests a further page 1 s after the first demand if demands never pause [W-2]', async () => {
  const { pager, calls } = await firstPage();
  for (let ms = 0; ms < 950; ms += 50) {
    pager.demand();
    vi.advanceTimersByTime(50);
  }
  pager.demand();
  vi.advanceTimersByTime(49);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls).toHaveLength(2);
});

it('requests no page twice when a retry overtakes a pending demand', async () => {
  const { pager, calls, last } = await firstPage();
  pager.demand();
  pager.replace([]);
  vi.advanceTimersByTime(250);
  last().fail(new Error('offline'));
  await settle();
  pager.retry();
  vi.advanceTimersByTime(5000);
  expect(calls.map(({ page }) => page.offset)).toEqual([0, 25, 25]);
});

it('asks once at a time', async () => {
  const { pager, calls } = await firstPage();
  pager.demand();
  vi.advanceTimersByTime(250);
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
});

it('has nothing new to tell while a further page is under way, and when that failed', async () => {
  const { pager, last } = await firstPage();
  expect(pager.getPaging().added).toBe(25);
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(pager.getPaging()).toMatchObject({ status: 'loading', added: 0 });
  last().fail(new Error('offline'));
  await settle();
  expect(pager.getPaging()).toMatchObject({ status: 'failed', added: 0 });
});

it('hands on the cursor of the page before', async () => {
  const { pager, last } = createTestPager();
  pager.start();
  const { data, meta } = buildPage();
  last().answer({ data, meta, pagination: { offset: 0, count: 25, next: 'page-2' } });
  await settle();
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(last().page.cursor).toBe('page-2');
});

it('asks no more at the end [W-5]', async () => {
  const { pager, last, calls } = createTestPager();
  pager.start();
  last().answer(buildPage({ total: 25 }));
  await settle();
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(1);
  expect(pager.getPaging().status).toBe('end');
});

it('stands still after an error, tells of it, and asks anew past the cache on a retry [W-3]', async () => {
  const onGifsFetchError = vi.fn();
  const { pager, last, calls } = await firstPage({ onGifsFetchError });
  pager.demand();
  vi.advanceTimersByTime(250);
  const error = new Error('offline');
  last().fail(error);
  await settle();
  expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
  expect(pager.getPaging()).toMatchObject({ status: 'failed', offset: 25 });
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
  pager.retry();
  expect(last()).toMatchObject({ page: { offset: 25, cache: 'reload' } });
  last().answer(buildPage({ offset: 25 }));
  await settle();
  expect(pager.getPaging()).toMatchObject({ status: 'ready', offset: 50 });
  pager.demand();
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
  ['answers with nothing', () => Promise.resolve(undefined)],
  ['answers without data', () => Promise.resolve({ pagination: {} })],
])('fails like any other page when the source %s', async (_, broken) => {
  const onGifsFetchError = vi.fn();
  const pager = createPager({
    callbacks: () => ({ fetchGifs: broken as unknown as FetchGifs, onGifsFetchError }),
    debounceMs: 250,
  });
  pager.start();
  await settle();
  expect(pager.getPaging().status).toBe('failed');
  expect(onGifsFetchError).toHaveBeenCalledOnce();
});
