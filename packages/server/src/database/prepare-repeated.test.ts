import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../../testing/test-service.ts';
import type { OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSnapshot();
});
afterAll(() => database.close());

const readPrepared = async () => {
  const { rows } = await sql<{ statement: string; calls: number }>`
    /* how many */ SELECT statement, (generic_plans + custom_plans)::integer AS calls FROM pg_prepared_statements
    WHERE statement NOT LIKE '%how many%'`.execute(database.db);
  return rows.filter(({ statement }) => statement.includes('repeated'));
};

it('prepares a repeated statement, with the same result', async () => {
  const query = (value: number) =>
    sql<{ twice: number }>`SELECT ${value}::integer * 2 AS twice /* repeated */`.execute(database.db);
  expect((await query(1)).rows).toEqual([{ twice: 2 }]);
  expect(await readPrepared()).toEqual([]);
  for (const value of [2, 3, 4]) expect((await query(value)).rows).toEqual([{ twice: value * 2 }]);
  expect(await readPrepared()).toEqual([expect.objectContaining({ calls: 3 })]);
});

it('still returns the number of changed rows and the errors of a statement', async () => {
  const { db } = database;
  await sql`CREATE TABLE counted (n integer)`.execute(db);
  for (let time = 0; time < 3; time += 1) {
    const { numAffectedRows } = await sql`INSERT INTO counted VALUES (1), (2)`.execute(db);
    expect(numAffectedRows).toBe(2n);
    await expect(sql`SELECT 1 / ${0}::integer AS quotient`.execute(db)).rejects.toThrow('division by zero');
  }
  expect((await sql`SELECT count(*)::integer AS n FROM counted`.execute(db)).rows).toEqual([{ n: 6 }]);
});

it('limits the number of prepared statements', async () => {
  for (let index = 0; index < 400; index += 1) {
    for (let time = 0; time < 2; time += 1) await sql`SELECT ${sql.lit(index)} AS many`.execute(database.db);
  }
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer FROM pg_prepared_statements`.execute(
    database.db,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(300);
  expect(rows[0]?.count).toBeGreaterThan(200);
});
