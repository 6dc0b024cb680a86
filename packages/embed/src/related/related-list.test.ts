import { buildGifs } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { EMPTY_LIST, pageSize, type RelatedEvent, type RelatedList, reduceRelated } from './related-list.ts';

const page = (from: number, count: number, total_count?: number) => ({
  data: buildGifs(from + count).slice(from),
  meta: { response_id: 'r' },
  pagination: { offset: from, count, total_count },
});
const run = (...events: readonly RelatedEvent[]): RelatedList => events.reduce(reduceRelated, EMPTY_LIST);

it('requests six GIFs, and then twelve at a time [E-5]', () => {
  const first = run({ type: 'requested' }, { type: 'loaded', result: page(0, 6, 40) });
  expect([pageSize(EMPTY_LIST), pageSize(first)]).toEqual([6, 12]);
  expect(first).toMatchObject({ status: 'idle', offset: 6 });
});

it.each<readonly [string, readonly RelatedEvent[], Partial<RelatedList>]>([
  ['starts to load', [{ type: 'requested' }], { status: 'loading' }],
  ['keeps its offset after a failure', [{ type: 'requested' }, { type: 'failed' }], { status: 'failed', offset: 0 }],
  ['finishes at the total count', [{ type: 'loaded', result: page(0, 6, 6) }], { status: 'finished' }],
  [
    'finishes at an empty page',
    [
      { type: 'loaded', result: page(0, 6, 40) },
      { type: 'loaded', result: page(6, 0, 40) },
    ],
    { status: 'finished' },
  ],
  [
    'finishes at a page without new GIFs',
    [
      { type: 'loaded', result: page(0, 6) },
      { type: 'loaded', result: page(0, 6) },
    ],
    { status: 'finished' },
  ],
])('%s [E-5]', (_, events, expected) => {
  expect(run(...events)).toMatchObject(expected);
});

it('adds a GIF once that is on two pages', () => {
  const list = run({ type: 'loaded', result: page(0, 6, 40) }, { type: 'loaded', result: page(4, 6, 40) });
  expect(list.gifs).toHaveLength(10);
});

it('adds a GIF once that is on one page twice', () => {
  const { data, ...rest } = page(0, 2, 40);
  expect(run({ type: 'loaded', result: { ...rest, data: [...data, ...data] } }).gifs).toHaveLength(2);
});
