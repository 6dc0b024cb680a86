import { buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLoadedPager, createTestPager, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('aborts a request on disconnect, and ignores its response', async () => {
  const { pager, last } = createTestPager();
  const listener = vi.fn();
  const disconnect = pager.connect();
  pager.subscribe(listener);
  disconnect();
  expect(last().page.signal?.aborted).toBe(true);
  listener.mockClear();
  last().resolve(buildPage());
  await settle();
  expect(listener).not.toHaveBeenCalled();
  expect(pager.getPaging().gifs).toHaveLength(0);
});

it('drops a pending request on disconnect, and fetches again after reconnecting', async () => {
  const { pager, requests, disconnect } = await createLoadedPager();
  pager.fetchNextPage();
  disconnect();
  vi.advanceTimersByTime(1000);
  expect(requests).toHaveLength(1);
  pager.connect();
  pager.fetchNextPage();
  vi.advanceTimersByTime(250);
  expect(requests).toHaveLength(2);
});

it('fetches the first page again if it was disconnected before the response', () => {
  const { pager, requests } = createTestPager();
  pager.connect()();
  pager.connect();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.page.signal?.aborted).toBe(false);
});

it('leaves no timer running', async () => {
  const { pager, disconnect } = await createLoadedPager();
  pager.fetchNextPage();
  disconnect();
  expect(vi.getTimerCount()).toBe(0);
});
