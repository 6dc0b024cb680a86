import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import { createItemCount } from './library-size.ts';

it('counts the items of a library once a minute [C-8]', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  let now = 0;
  const countItems = createItemCount({ db, clock: () => now });
  const setSize = async (items: number) => {
    await sql`DELETE FROM list_sizes`.execute(db);
    await sql`INSERT INTO list_sizes (kind, rating, items) VALUES ('gif', 0, 2000), ('gif', 1, ${items - 2000})`.execute(
      db,
    );
  };
  await setSize(62_000);
  expect(await countItems()).toBe(62_000);
  await setSize(62_001);
  now = 59_999;
  expect(await countItems()).toBe(62_000);
  now = 60_000;
  expect(await countItems()).toBe(62_001);
});
