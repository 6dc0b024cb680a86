import { act, cleanup, renderHook } from '@testing-library/react';
import type { Gif } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import { useGifsById } from './use-gifs-by-id.ts';

afterEach(cleanup);

function setUp(first: readonly string[], respond: (ids: readonly string[]) => Promise<readonly Gif[]>) {
  const requests: (readonly string[])[] = [];
  const load = (ids: readonly string[]) => {
    requests.push(ids);
    return respond(ids);
  };
  const hook = renderHook(({ ids }) => useGifsById(ids, load), { initialProps: { ids: first } });
  return {
    requests,
    known: () => [...hook.result.current.keys()],
    settle: () => act(async () => undefined),
    show: (ids: readonly string[]) => act(async () => hook.rerender({ ids })),
  };
}

it('loads each GIF once, and all new ones in one call [C-5]', async () => {
  const { requests, known, settle, show } = setUp(['a', 'b', 'a'], async (ids) => ids.map((id) => buildGif({ id })));
  await settle();
  await show(['c', 'a', 'b', 'a']);
  expect(requests).toEqual([['a', 'b'], ['c']]);
  expect(known()).toEqual(['a', 'b', 'c']);
});

it('omits GIFs that fail to load', async () => {
  const { requests, known, settle, show } = setUp(['a'], () => Promise.reject(new Error('no')));
  await settle();
  await show(['a']);
  expect(known()).toEqual([]);
  expect(requests).toHaveLength(1);
});
