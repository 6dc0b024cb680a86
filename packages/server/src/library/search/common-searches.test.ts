import { expect, it } from 'vitest';
import { createCommonSearches } from './common-searches.ts';

const MINUTE_MS = 60_000;

it('caches common searches for a minute [C-8]', () => {
  let now = 0;
  const searches = createCommonSearches(() => now);
  expect(searches.tierMatches('cat')).toBeUndefined();
  searches.record('cat', [400, 4600]);
  now = MINUTE_MS - 1;
  expect(searches.tierMatches('cat')).toEqual([400, 4600]);
  expect(searches.tierMatches('dog')).toBeUndefined();
  now = MINUTE_MS;
  expect(searches.tierMatches('cat')).toBeUndefined();
});

it('drops the common search that was recorded first, above 1,000 [N-3]', () => {
  const searches = createCommonSearches(() => 0);
  for (const key of ['a', 'b', 'a']) searches.record(key, [1]);
  for (let number = 0; number < 999; number += 1) searches.record(String(number), [1]);
  expect(['a', 'b', '0', '998'].map((key) => searches.tierMatches(key))).toEqual([[1], undefined, [1], [1]]);
});
