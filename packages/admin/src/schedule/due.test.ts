import type { ScheduleEntry } from '@zoetrope/model/management';
import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { refreshDelay, toLocalInput, untilText } from './due.ts';

it.each([
  [-5, 'any moment'],
  [200, 'in 1 s'],
  [8_000, 'in 8 s'],
  [300_000, 'in 5 min'],
  [7_200_000, 'in 2 h'],
  [259_200_000, 'in 3 days'],
])('formats %i ms as "%s" [G-8]', (ms, text) => {
  expect(untilText(ms)).toBe(text);
});

const entry = (timestamp: number, status: ScheduleEntry['status'] = 'scheduled'): ScheduleEntry => {
  const gif = buildGif();
  return { id: 'e', gif_id: gif.id, is_sticker: false, type: 'gif', timestamp, status, gif, scheduled_by: 'mo' };
};

it('refreshes when the next entry is due, and every 15 s otherwise [G-8]', () => {
  expect(refreshDelay([], 0)).toBe(15_000);
  expect(refreshDelay([entry(9_000), entry(4_000)], 0)).toBe(4_000);
  expect(refreshDelay([entry(90_000)], 0)).toBe(15_000);
  expect(refreshDelay([entry(-3_000)], 0)).toBe(1_000);
  expect(refreshDelay([entry(-3_000, 'live')], 0)).toBe(15_000);
});

it('formats a time for a datetime-local field', () => {
  const text = toLocalInput(Date.UTC(2026, 10, 21, 16, 30));
  expect(new Date(text).getTime()).toBe(Date.UTC(2026, 10, 21, 16, 30));
});
