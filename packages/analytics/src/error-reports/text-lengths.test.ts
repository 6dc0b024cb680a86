import { expect, it } from 'vitest';
import { truncate } from './text-lengths.ts';

it.each([
  ['as long as allowed', 18, 'as long as allowed'],
  ['one too many', 11, 'one too ma…'],
  // The third character would be half of a surrogate pair.
  ['ab🎞️', 4, 'ab…'],
  ['', 1, ''],
])('limits "%s" to %i characters [N-9]', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
