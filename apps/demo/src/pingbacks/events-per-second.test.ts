import { expect, it } from 'vitest';
import { eventsPerSecond, PULSE_SECONDS } from './events-per-second.ts';

const NOW = 1_000_000;

it.each([
  ['counts the newest second last', NOW - 200, PULSE_SECONDS - 1],
  ['counts times in the future as now', NOW + 5000, PULSE_SECONDS - 1],
  ['counts a minute ago first', NOW - 59_500, 0],
])('%s', (_, at, index) => {
  const seconds = eventsPerSecond([{ at }], NOW);
  expect(seconds).toHaveLength(PULSE_SECONDS);
  expect(seconds.indexOf(1)).toBe(index);
});

it('ignores older events', () => {
  expect(eventsPerSecond([{ at: NOW - 60_000 }], NOW)).not.toContain(1);
});
