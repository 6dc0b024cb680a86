import { expect, it } from 'vitest';
import { listProgress } from './list-progress.ts';

it.each([
  ['goes on while there is more', { offset: 25, count: 25, total_count: 100 }, { offset: 50 }],
  ['ends when offset and count reach the total', { offset: 25, count: 25, total_count: 50 }, { end: 'total' }],
  ['ends when they pass the total', { offset: 25, count: 25, total_count: 40 }, { end: 'total' }],
  ['ends at an empty cursor', { offset: 25, count: 25, next: '' }, { end: 'total', cursor: undefined }],
  ['hands on a cursor', { offset: 25, count: 25, next: 'abc' }, { offset: 50, cursor: 'abc' }],
  ['goes on without a total', { offset: 25, count: 25 }, { offset: 50 }],
  ['goes on by what was asked, when every page says 0', { offset: 0, count: 25, total_count: 100 }, { offset: 50 }],
  ['goes on by what the service skipped to', { offset: 30, count: 25 }, { offset: 55 }],
  ['goes on by what came, without a count', { offset: 25, count: 0 }, { offset: 50 }],
  ['goes on by what came, without any pagination', undefined, { offset: 50 }],
  ['goes on by what came, where a service says null for the pagination', null as never, { offset: 50 }],
  [
    'goes on where a service says null for the total',
    { offset: 25, count: 25, total_count: null as never },
    { offset: 50 },
  ],
])('%s [W-5, C-13]', (_, pagination, expected) => {
  expect(listProgress(25, { received: 25, added: 25, pagination })).toMatchObject({ end: undefined, ...expected });
});

it.each([
  ['empty', 'a page without GIFs', 0],
  ['stalled', 'a page of known GIFs', 25],
])('ends as "%s" after %s [W-5]', (end, _, received) => {
  const pagination = { offset: 25, count: 25, total_count: 100 };
  expect(listProgress(25, { received, added: 0, pagination }).end).toBe(end);
});
