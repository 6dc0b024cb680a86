import { expect, it } from 'vitest';
import { eventsPerSecond, PULSE_SECONDS } from './events-per-second.ts';

const NOW = 1_000_000;

it.each([
  ['puts the newest second last', NOW - 200, PULSE_SECONDS - 1],
  ['puts times in the future in the newest second', NOW + 5000, PULSE_SECONDS - 1],
  ['puts the oldest second of the minute first', NOW - 59_500, 0],
])('%s', (_, at, index) => {
  const seconds = eventsPerSecond([{ at }], NOW);
  expect(seconds).toHaveLength(PULSE_SECONDS);
  expect(seconds.indexOf(1)).toBe(index);
});

it('ignores older events', () => {
  expect(eventsPerSecond([{ at: NOW - 60_000 }], NOW)).not.toContain(1);
});
