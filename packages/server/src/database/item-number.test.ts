import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-service.ts';
import { ITEM_NUMBER, itemNumber } from './item-number.ts';

it('is the same in the database, and fits into a JSON number', async () => {
  const { db, close } = await openTestDatabase();
  const ids = ['cat-nap', '_', '-', '0', 'A'.repeat(64)];
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT id, (${sql.raw(ITEM_NUMBER)})::text AS number
    FROM (SELECT id FROM items UNION SELECT unnest(${ids}::text[])) AS known`.execute(db);
  expect(rows.length).toBeGreaterThan(ids.length);
  expect(rows.map(({ number }) => number)).toEqual(rows.map(({ id }) => String(itemNumber(id))));
  expect(rows.every(({ id }) => Number.isSafeInteger(itemNumber(id)))).toBe(true);
  await close();
});
