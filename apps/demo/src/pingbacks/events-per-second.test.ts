import { expect, it } from 'vitest';
import { eventsPerSecond, PULSE_SECONDS } from './events-per-second.ts';

const NOW = 1_000_000;

it.each([
  ['the newest second is last', NOW - 200, PULSE_SECONDS - 1],
  ['a clock that runs ahead counts as now', NOW + 5000, PULSE_SECONDS - 1],
  ['a minute ago is first', NOW - 59_500, 0],
])('%s', (_, at, index) => {
  const seconds = eventsPerSecond([{ at }], NOW);
  expect(seconds).toHaveLength(PULSE_SECONDS);
  expect(seconds.indexOf(1)).toBe(index);
});

it('lets go of what is older', () => {
  expect(eventsPerSecond([{ at: NOW - 60_000 }], NOW)).not.toContain(1);
});
