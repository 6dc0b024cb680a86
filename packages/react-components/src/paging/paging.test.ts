import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { startPaging, withPage } from './paging.ts';

const gifs = buildGifs(10);
const list = startPaging(gifs);

it.each([
  ['goes on while there is more', 5, { offset: 10, count: 5, total_count: 100 }, 'ready', 15],
  ['ends when offset and count reach the total', 5, { offset: 10, count: 5, total_count: 15 }, 'end', 15],
  ['ends when the count is past the total', 5, { offset: 10, count: 5, total_count: 12 }, 'end', 15],
  ['ends when a page adds nothing', 0, { offset: 10, count: 5, total_count: 100 }, 'end', 15],
  ['goes on without a total', 5, { offset: 10, count: 5 }, 'ready', 15],
  ['goes on with a cursor', 5, { offset: 0, count: 5, next: 'abc' }, 'ready', 15],
  ['goes on when the source always says 0', 5, { offset: 0, count: 5, total_count: 100 }, 'ready', 15],
  ['ends at an empty cursor', 5, { offset: 10, count: 5, next: '' }, 'end', 15],
  ['counts what came when the source does not', 5, undefined, 'ready', 15],
] as const)('%s [W-5]', (_, added, pagination, status, offset) => {
  const next = withPage(list, buildGifs(added, 10), 5, pagination);
  expect(next).toMatchObject({ status, offset, added });
  expect(next.gifs).toHaveLength(10 + added);
});

it('keeps the same list when nothing was added', () => {
  expect(withPage(list, [], 5, undefined).gifs).toBe(gifs);
});
