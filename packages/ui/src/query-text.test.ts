import { expect, it } from 'vitest';
import { normalizeQuery } from './query-text.ts';

it('truncates a query to the limit of the API', () => {
  expect(normalizeQuery(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49));
});
