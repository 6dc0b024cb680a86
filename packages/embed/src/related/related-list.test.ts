import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { EMPTY_LIST, pageSize, type RelatedEvent, type RelatedList, reduceRelated } from './related-list.ts';

const page = (from: number, count: number, total_count?: number) => ({
  data: buildGifs(from + count).slice(from),
  meta: { response_id: 'r' },
  pagination: { offset: from, count, total_count },
});
const run = (...events: readonly RelatedEvent[]): RelatedList => events.reduce(reduceRelated, EMPTY_LIST);

it('asks for six, and then for twelve at a time [E-5]', () => {
  const first = run({ type: 'asked' }, { type: 'loaded', result: page(0, 6, 40) });
  expect([pageSize(EMPTY_LIST), pageSize(first)]).toEqual([6, 12]);
  expect(first).toMatchObject({ status: 'idle', offset: 6 });
});

it.each<readonly [string, readonly RelatedEvent[], Partial<RelatedList>]>([
  ['loads', [{ type: 'asked' }], { status: 'loading' }],
  ['fails, and keeps where it was', [{ type: 'asked' }, { type: 'failed' }], { status: 'failed', offset: 0 }],
  ['ends at the total', [{ type: 'loaded', result: page(0, 6, 6) }], { status: 'finished' }],
  [
    'ends at an empty page',
    [
      { type: 'loaded', result: page(0, 6, 40) },
      { type: 'loaded', result: page(6, 0, 40) },
    ],
    { status: 'finished' },
  ],
  [
    'ends at a page that brings nothing new',
    [
      { type: 'loaded', result: page(0, 6) },
      { type: 'loaded', result: page(0, 6) },
    ],
    { status: 'finished' },
  ],
])('%s [E-5]', (_, events, expected) => {
  expect(run(...events)).toMatchObject(expected);
});

it('shows a GIF once that comes twice', () => {
  const list = run({ type: 'loaded', result: page(0, 6, 40) }, { type: 'loaded', result: page(4, 6, 40) });
  expect(list.gifs).toHaveLength(10);
});
