import { expect, it } from 'vitest';
import type { Grade } from './graded-searches.ts';
import { ndcg, rateRanker } from './rate-ranker.ts';

const grades: ReadonlyMap<string, Grade> = new Map([
  ['perfect', 3],
  ['fitting', 2],
  ['related', 1],
  ['other', 0],
]);

it('gives 1 to the best order, less to another one, and 0 to no result', () => {
  expect(ndcg({ grades, results: ['perfect', 'fitting', 'related'] })).toBe(1);
  // By hand: (3 + 7 / log2(3)) / (7 + 3 / log2(3) + 1 / 2).
  expect(ndcg({ grades, results: ['fitting', 'perfect'] })).toBeCloseTo(0.7896, 4);
  expect(ndcg({ grades, results: [] })).toBe(0);
});

it('counts results without a grade as 0, and searches without a result', () => {
  const search = { query: 'cat', group: 'words', grades };
  const quality = rateRanker([
    { ...search, results: ['unknown', 'other'] },
    { ...search, results: [] },
  ]);
  expect(quality).toEqual({ searches: 2, ndcg: 0, nothingFound: 0.5, ungraded: 1 });
});
