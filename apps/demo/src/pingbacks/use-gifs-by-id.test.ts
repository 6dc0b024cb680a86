import { act, cleanup, renderHook } from '@testing-library/react';
import type { Gif } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import { useGifsById } from './use-gifs-by-id.ts';

afterEach(cleanup);

function setUp(first: readonly string[], answer: (ids: readonly string[]) => Promise<readonly Gif[]>) {
  const asked: (readonly string[])[] = [];
  const load = (ids: readonly string[]) => {
    asked.push(ids);
    return answer(ids);
  };
  const hook = renderHook(({ ids }) => useGifsById(ids, load), { initialProps: { ids: first } });
  return {
    asked,
    known: () => [...hook.result.current.keys()],
    settle: () => act(async () => undefined),
    show: (ids: readonly string[]) => act(async () => hook.rerender({ ids })),
  };
}

it('asks for each GIF once, and for all that are new in one call [C-5]', async () => {
  const { asked, known, settle, show } = setUp(['a', 'b', 'a'], async (ids) => ids.map((id) => buildGif({ id })));
  await settle();
  await show(['c', 'a', 'b', 'a']);
  expect(asked).toEqual([['a', 'b'], ['c']]);
  expect(known()).toEqual(['a', 'b', 'c']);
});

it('goes without the ones that do not come', async () => {
  const { asked, known, settle, show } = setUp(['a'], () => Promise.reject(new Error('no')));
  await settle();
  await show(['a']);
  expect(known()).toEqual([]);
  expect(asked).toHaveLength(1);
});
