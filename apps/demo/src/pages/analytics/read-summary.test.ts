import { expect, it } from 'vitest';
import { readSummary } from './read-summary.ts';

const ZERO = { SEEN: 0, HOVER: 0, CLICK: 0, START: 0 };

it('parses the response of the collector', () => {
  const counts = { SEEN: 3, HOVER: 2, CLICK: 1, START: 0 };
  const response = {
    data: {
      by_type: counts,
      duplicates: 4,
      rejected: [{ field: 'ts', events: 5 }],
      by_minute: [{ minute: '2026-11-21T12:00:00Z', ...counts, duplicates: 4, rejected: 5 }],
      by_gif: [{ gif_id: 'cat', title: 'Cat', events: 6, ...counts }],
    },
  };
  expect(readSummary(response)).toEqual({
    totals: counts,
    duplicates: 4,
    rejected: [{ field: 'ts', events: 5 }],
    minutes: [{ at: Date.UTC(2026, 10, 21, 12), ...counts }],
    gifs: [{ gifId: 'cat', title: 'Cat', ...counts }],
  });
});

it('reads invalid counts as zero, and ignores invalid entries', () => {
  const response = {
    data: { by_minute: [{ minute: 'noon' }, null], by_type: { SEEN: '3', CLICK: -1 }, by_gif: 'none' },
  };
  expect(readSummary(response)).toEqual({ totals: ZERO, duplicates: 0, rejected: [], minutes: [], gifs: [] });
});

it.each([undefined, null, 'summary', {}, { data: null }, { data: { by_minute: {} } }])('throws for %j', (response) => {
  expect(() => readSummary(response)).toThrow('not a summary');
});
