import { expect, it } from 'vitest';
import { createUuidV7, uuidV7 } from './uuid-v7.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['different milliseconds', 1],
  ['the same millisecond', 0],
])('generates ordered and unique version 7 UUIDs for %s, starting with the time [N-2]', (_, step) => {
  const nextId = createUuidV7();
  const ids = Array.from({ length: 10_000 }, (_, index) => nextId(NOW + index * step));
  for (const id of ids) expect(id).toMatch(VERSION_7);
  expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(NOW);
  expect(new Set(ids).size).toBe(10_000);
  expect([...ids].sort()).toEqual(ids);
});

it('generates other UUIDs than another page in the same millisecond [N-2]', () => {
  expect(createUuidV7()(0)).not.toBe(createUuidV7()(0));
});

it('creates single random UUIDs [N-2]', () => {
  const ids = Array.from({ length: 1000 }, () => uuidV7(NOW));
  for (const id of ids) expect(id).toMatch(VERSION_7);
  expect(new Set(ids).size).toBe(1000);
});
