import { expect, it } from 'vitest';
import { tierOfRank } from './search-index.ts';

it.each([
  [0, 0],
  [1999, 0],
  [2000, 1],
  [11_999, 1],
  [12_000, 2],
  [61_999, 2],
  [62_000, 3],
  [311_999, 3],
  [312_000, 4],
  [999_999, 4],
])('assigns the item with rank %i to tier %i', (rank, tier) => {
  expect(tierOfRank(rank)).toBe(tier);
});
