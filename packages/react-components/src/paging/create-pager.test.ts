import type { FetchGifs, Gif, GifsResult, PageOptions } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPager, type PagerCallbacks, type PagerOptions } from './create-pager.ts';

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

type Given = Partial<PagerCallbacks> & Pick<PagerOptions, 'gifs' | 'kept'>;

function setUp({ gifs, kept, ...callbacks }: Given = {}) {
  const from = source();
  const all = { fetchGifs: from.fetchGifs, ...callbacks };
  return { ...from, pager: createPager({ callbacks: () => all, gifs, kept, debounceMs: 250 }) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function firstPage(given: Given = {}) {
  const all = setUp(given);
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
  const { pager, calls } = setUp({ gifs: buildGifs(10) });
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
  const onGifsFetched = vi.fn();
  const { pager, last } = await firstPage({ onGifsFetched });
  pager.demand();
  vi.advanceTimersByTime(250);
  last().answer(buildPage({ offset: 25, gifs: buildGifs(10, 20) }));
  await settle();
  const { gifs } = pager.getPaging();
  expect(gifs.map(({ id }) => id)).toEqual(buildGifs(30).map(({ id }) => id));
  expect(onGifsFetched.mock.lastCall?.[0]).toBe(gifs);
  expect(gifs.every(({ id }, place) => pager.indexOf(id) === place)).toBe(true);
});

it('drops a GIF that comes twice in one page', async () => {
  const { pager } = setUp({ gifs: [...buildGifs(3), ...buildGifs(3)] });
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

it('takes a GIF without an id, and what is none, for nothing', async () => {
  const odd = [null, undefined, {}, { id: '' }, { id: undefined }] as unknown as Gif[];
  const { pager, last } = setUp({ gifs: odd });
  expect(pager.getPaging().gifs).toEqual([]);
  pager.start();
  last().answer(buildPage({ gifs: [...odd, ...buildGifs(2)] }));
  await settle();
  expect(pager.getPaging().gifs.map(({ id }) => id)).toEqual(['gif-0', 'gif-1']);
});

it('shows other GIFs instead, each once, and goes on with the source where it was', async () => {
  const { pager, last } = await firstPage();
  const others = [...buildGifs(2, 500), ...buildGifs(25), ...buildGifs(1, 500)];
  pager.replace(others);
  expect(pager.getPaging()).toMatchObject({ status: 'ready', offset: 25, added: 0 });
  expect(pager.getPaging().gifs).toHaveLength(27);
  expect(pager.indexOf('gif-0')).toBe(2);
  pager.demand();
  vi.advanceTimersByTime(250);
  last().answer(buildPage({ offset: 25 }));
  await settle();
  expect(pager.getPaging().gifs).toHaveLength(52);
});

it('asks for more once it is given nothing to show', async () => {
  const { pager, calls } = await firstPage();
  pager.replace([]);
  vi.advanceTimersByTime(250);
  expect(calls.map(({ offset }) => offset)).toEqual([0, 25]);
});

it('tells nobody when it is given what it has', () => {
  const gifs = buildGifs(3);
  const { pager } = setUp({ gifs });
  const listener = vi.fn();
  pager.subscribe(listener);
  pager.replace(gifs);
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  ['goes on with', false, 'ready', [[60, 'page-4']]],
  ['has done with', true, 'end', []],
] as const)('%s a list that was kept', (_, isWhole, status, asked) => {
  const gifs = buildGifs(50);
  const { pager, calls } = setUp({ gifs, kept: { gifs, offset: 60, cursor: 'page-4', total: 90, isWhole } });
  pager.start();
  expect(pager.getPaging()).toMatchObject({ status, total: 90, gifs });
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(calls.map(({ offset, options }) => [offset, options.cursor])).toEqual(asked);
});
