import { buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestPager, firstPage, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('aborts what is under way when it stops, and drops an answer that comes all the same', async () => {
  const { pager, last } = createTestPager();
  const listener = vi.fn();
  const stop = pager.start();
  pager.subscribe(listener);
  stop();
  expect(last().page.signal?.aborted).toBe(true);
  listener.mockClear();
  last().answer(buildPage());
  await settle();
  expect(listener).not.toHaveBeenCalled();
  expect(pager.getPaging().gifs).toHaveLength(0);
});

it('forgets a demand when it stops, and asks again when it is started again', async () => {
  const { pager, calls, stop } = await firstPage();
  pager.demand();
  stop();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(1);
  pager.start();
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(calls).toHaveLength(2);
});

it('asks for the first page again when it was stopped before that came', () => {
  const { pager, calls } = createTestPager();
  pager.start()();
  pager.start();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.page.signal?.aborted).toBe(false);
});

it('leaves no timer behind', async () => {
  const { pager, stop } = await firstPage();
  pager.demand();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
