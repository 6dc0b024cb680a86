import { expect, it } from 'vitest';
import { createUuidV7 } from './uuid-v7.ts';

it.each([
  ['in successive milliseconds', 1],
  ['within one millisecond', 0],
])('creates unique, ordered version 7 ids that begin with the time, %s [N-2]', (_, step) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const uuidV7 = createUuidV7();
  const ids = Array.from({ length: 10_000 }, (_, index) => uuidV7(now + index * step));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(now);
  expect(new Set(ids).size).toBe(10_000);
  expect([...ids].sort()).toEqual(ids);
});

it('creates ids that differ from those of another page in the same millisecond [N-2]', () => {
  expect(createUuidV7()(0)).not.toBe(createUuidV7()(0));
});
