import { appendPage, type ReceivedPage } from '@zoetrope/model';
import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { initialPaging, withPage } from './paging.ts';

const gifs = buildGifs(10);
const known = new Set(gifs.map(({ id }) => id));
const list = initialPaging(gifs);

it.each([
  [
    'is ready for the next page before the total is reached',
    5,
    { offset: 10, count: 5, total_count: 100 },
    'ready',
    15,
  ],
  ['ends when offset and count reach the total', 5, { offset: 10, count: 5, total_count: 15 }, 'end', 15],
  ['ends when the count exceeds the total', 5, { offset: 10, count: 5, total_count: 12 }, 'end', 15],
  ['ends when a page adds nothing', 0, { offset: 10, count: 5, total_count: 100 }, 'end', 15],
  ['is ready for the next page without a total', 5, { offset: 10, count: 5 }, 'ready', 15],
  ['is ready for the next page with a cursor', 5, { offset: 0, count: 5, next: 'abc' }, 'ready', 15],
  [
    'is ready for the next page if the provider always reports offset 0',
    5,
    { offset: 0, count: 5, total_count: 100 },
    'ready',
    15,
  ],
  ['ends at an empty cursor', 5, { offset: 10, count: 5, next: '' }, 'end', 15],
  ['counts the received GIFs if the provider reports no count', 5, undefined, 'ready', 15],
] as const)('%s [W-5]', (_, added, pagination, status, offset) => {
  const data = buildGifs(5, added === 0 ? 0 : 10);
  const page: ReceivedPage = { data, pagination };
  const next = withPage(list, appendPage({ offset: 10, known }, page), page.pagination?.total_count);
  expect(next).toMatchObject({ status, offset, added });
  expect(next.gifs).toHaveLength(10 + added);
});

it('keeps the same array if nothing was added', () => {
  expect(withPage(list, { added: [], offset: 15 }, undefined).gifs).toBe(gifs);
});
