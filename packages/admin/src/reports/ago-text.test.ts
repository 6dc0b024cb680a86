import { expect, it } from 'vitest';
import { agoText } from './ago-text.ts';

it.each([
  [-500, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [47 * 3_600_000, '47 h ago'],
  [48 * 3_600_000, '2 days ago'],
])('formats %i ms as %s', (ms, words) => {
  expect(agoText(ms)).toBe(words);
});
