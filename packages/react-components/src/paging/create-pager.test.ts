import type { FetchGifs, GifsResult, PageOptions } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPager, type PagerOptions } from './create-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source whose answers are given by hand. */
function source() {
  const calls: { offset: number; options: PageOptions; answer(page: GifsResult): void; fail(error: unknown): void }[] =
    [];
  const fetchGifs: FetchGifs = (offset, options) =>
    new Promise((answer, fail) => {
      calls.push({ offset, options, answer, fail });
    });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was asked for');
    return call;
  };
  return { calls, fetchGifs, last };
}

function setUp(options: Partial<PagerOptions> = {}) {
  const from = source();
  const pager = createPager({ fetchGifs: from.fetchGifs, debounceMs: 250, ...options });
  return { ...from, pager };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function firstPage(options: Partial<PagerOptions> = {}) {
  const all = setUp(options);
  const stop = all.pager.start();
  all.last().answer(buildPage());
  await settle();
  return { ...all, stop };
}

it('asks for the first page at once [W-2]', () => {
  const { pager, calls } = setUp();
  pager.start();
  expect(calls.map(({ offset }) => offset)).toEqual([0]);
  expect(pager.getPaging().status).toBe('loading');
});

it('shows what is given first, and asks for nothing before there is a demand', () => {
  const { pager, calls } = setUp({ initialGifs: buildGifs(10) });
  pager.start();
  expect(pager.getPaging().gifs).toHaveLength(10);
  expect(calls).toHaveLength(0);
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(calls.map(({ offset }) => offset)).toEqual([10]);
});

it('asks for a further page after 250 ms of quiet [W-2]', async () => {
  const { pager, calls } = await firstPage();
  pager.demand();
  vi.advanceTimersByTime(249);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(calls.map(({ offset }) => offset)).toEqual([0, 25]);
});

it('is not put off by demands that go on and on', async () => {
  const { pager, calls } = await firstPage();
  for (let ms = 0; ms < 300; ms += 50) {
    pager.demand();
    vi.advanceTimersByTime(50);
  }
  expect(calls).toHaveLength(2);
});

it('asks once at a time', async () => {
  const { pager, calls } = await firstPage();
  pager.demand();
  vi.advanceTimersByTime(250);
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
});

it('appends a page without the GIFs it has already', async () => {
  const onFetched = vi.fn();
  const { pager, last } = await firstPage({ onFetched });
  pager.demand();
  vi.advanceTimersByTime(250);
  last().answer(buildPage({ offset: 25, gifs: buildGifs(10, 20) }));
  await settle();
  const { gifs } = pager.getPaging();
  expect(gifs.map(({ id }) => id)).toEqual(buildGifs(30).map(({ id }) => id));
  expect(onFetched.mock.lastCall?.[0]).toBe(gifs);
  expect(gifs.every(({ id }, place) => pager.indexOf(id) === place)).toBe(true);
});

it('drops a GIF that comes twice in one page', async () => {
  const { pager } = setUp({ initialGifs: [...buildGifs(3), ...buildGifs(3)] });
  expect(pager.getPaging().gifs).toHaveLength(3);
});

it('hands on the cursor of the page before', async () => {
  const { pager, last } = setUp();
  pager.start();
  const { data, meta } = buildPage();
  last().answer({ data, meta, pagination: { offset: 0, count: 25, next: 'page-2' } });
  await settle();
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(last().options.cursor).toBe('page-2');
});

it('asks no more at the end [W-5]', async () => {
  const { pager, last, calls } = setUp();
  pager.start();
  last().answer(buildPage({ total: 25 }));
  await settle();
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(1);
  expect(pager.getPaging().status).toBe('end');
});

it('stands still after an error, tells of it, and asks anew past the cache on a retry [W-3]', async () => {
  const onError = vi.fn();
  const { pager, last, calls } = await firstPage({ onError });
  pager.demand();
  vi.advanceTimersByTime(250);
  const error = new Error('offline');
  last().fail(error);
  await settle();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(pager.getPaging()).toMatchObject({ status: 'failed', offset: 25 });
  pager.demand();
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(2);
  pager.retry();
  expect(last()).toMatchObject({ offset: 25, options: { cache: 'reload' } });
  last().answer(buildPage({ offset: 25 }));
  await settle();
  expect(pager.getPaging()).toMatchObject({ status: 'ready', offset: 50 });
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(last().options.cache).toBeUndefined();
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
  const onError = vi.fn();
  const pager = createPager({ fetchGifs: broken as unknown as FetchGifs, debounceMs: 250, onError });
  pager.start();
  await settle();
  expect(pager.getPaging().status).toBe('failed');
  expect(onError).toHaveBeenCalledOnce();
});

it('aborts what is under way when it stops, and drops an answer that comes all the same', async () => {
  const { pager, last } = setUp();
  const listener = vi.fn();
  const stop = pager.start();
  pager.subscribe(listener);
  stop();
  expect(last().options.signal?.aborted).toBe(true);
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
  const { pager, calls } = setUp();
  pager.start()();
  pager.start();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.options.signal?.aborted).toBe(false);
});

it('leaves no timer behind', async () => {
  const { pager, stop } = await firstPage();
  pager.demand();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
