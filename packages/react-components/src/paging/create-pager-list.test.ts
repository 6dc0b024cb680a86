import type { Gif } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestPager, firstPage, settle } from './testing/test-pager.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('shows what is given first, and asks for nothing before there is a demand', () => {
  const { pager, calls } = createTestPager({ gifs: buildGifs(10) });
  pager.start();
  expect(pager.getPaging().gifs).toHaveLength(10);
  expect(calls).toHaveLength(0);
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(calls.map(({ page }) => page.offset)).toEqual([10]);
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
  const { pager } = createTestPager({ gifs: [...buildGifs(3), ...buildGifs(3)] });
  expect(pager.getPaging().gifs).toHaveLength(3);
});

it('takes a GIF without an id, and what is none, for nothing', async () => {
  const odd = [null, undefined, {}, { id: '' }, { id: undefined }] as unknown as Gif[];
  const { pager, last } = createTestPager({ gifs: odd });
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
  expect(calls.map(({ page }) => page.offset)).toEqual([0, 25]);
});

it('tells nobody when it is given what it has', () => {
  const gifs = buildGifs(3);
  const { pager } = createTestPager({ gifs });
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
  const { pager, calls } = createTestPager({ gifs, kept: { gifs, offset: 60, cursor: 'page-4', total: 90, isWhole } });
  pager.start();
  expect(pager.getPaging()).toMatchObject({ status, total: 90, gifs });
  pager.demand();
  vi.advanceTimersByTime(250);
  expect(calls.map(({ page }) => [page.offset, page.cursor])).toEqual(asked);
});
