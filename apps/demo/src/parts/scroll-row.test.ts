import { expect, it } from 'vitest';
import { hiddenEnds } from './scroll-row.tsx';

it.each([
  ['fits', { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, ''],
  ['is at its start', { scrollLeft: 0, scrollWidth: 500, clientWidth: 300 }, 'end'],
  ['is in between', { scrollLeft: 90, scrollWidth: 500, clientWidth: 300 }, 'start end'],
  ['is at its end', { scrollLeft: 199.6, scrollWidth: 500, clientWidth: 300 }, 'start'],
  ['is at its end from right to left', { scrollLeft: -200, scrollWidth: 500, clientWidth: 300 }, 'start'],
])('returns the ends with hidden content of a row that %s', (_, row, ends) => {
  expect(hiddenEnds(row)).toBe(ends);
});
