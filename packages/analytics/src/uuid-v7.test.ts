import { expect, it } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

it('makes version 7 ids that begin with the time and never repeat [N-2]', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ids = Array.from({ length: 1000 }, (_, index) => uuidV7(now + index));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(now);
  expect(new Set(ids).size).toBe(1000);
  expect([...ids].sort()).toEqual(ids);
});
