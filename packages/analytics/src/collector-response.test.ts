import { expect, it } from 'vitest';
import { retryAfterMs } from './collector-response.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
it.each([
  [null, 0],
  ['0', 0],
  ['2', 2000],
  [' 7 ', 7000],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ['86400', 3_600_000],
])('parses a Retry-After of %j as %i ms [N-6]', (header, ms) => {
  const headers = new Headers(header === null ? {} : { 'Retry-After': header });
  expect(retryAfterMs(headers.get('Retry-After'), now)).toBe(ms);
});
