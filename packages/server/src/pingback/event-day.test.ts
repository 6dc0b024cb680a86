import { expect, it } from 'vitest';
import { eventDay } from './event-day.ts';
import { timeOfUuidV7, uuidV7 } from './uuid-v7.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

it.each([
  ['an id of that time', uuidV7(NOON), 0, '2026-11-21'],
  ['its last millisecond', uuidV7(Date.UTC(2026, 10, 21, 23, 59, 59, 999)), 0, '2026-11-21'],
  ['the first one of the next', uuidV7(Date.UTC(2026, 10, 22)), 0, '2026-11-22'],
  ['an id in capitals', uuidV7(NOON).toUpperCase(), 0, '2026-11-21'],
  ['an id of 1970', uuidV7(0), NOON, '1970-01-01'],
  ['a random id', '7f1de0a2-7a3b-4c1d-9e2f-0123456789ab', NOON, '2026-11-21'],
  ['an id of another shape', 'event-3-of-20', NOON, '2026-11-21'],
  ['an id of a year beyond 9999', 'ffffffff-ffff-7fff-bfff-ffffffffffff', NOON, '2026-11-21'],
])('assigns an event with %s to its day [N-3]', (_, event_id, ts, day) => {
  expect(eventDay({ event_id, ts })).toBe(day);
});

it('creates unique ids that contain their time', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => uuidV7(NOON)));
  expect(ids.size).toBe(1000);
  for (const id of ids) expect(timeOfUuidV7(id)).toBe(NOON);
});
