import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openSnapshot } from '../../../testing/test-service.ts';
import { createSizeCheck } from './library-size.ts';

it('finds out once a minute whether a library has more than 62,000 items [C-8]', async () => {
  const { db, close } = await openSnapshot();
  onTestFinished(close);
  let now = 0;
  const isLarge = createSizeCheck({ db, clock: () => now });
  const setSize = async (items: number) => {
    await sql`DELETE FROM list_sizes`.execute(db);
    await sql`INSERT INTO list_sizes (kind, rating, items) VALUES ('gif', 0, 2000), ('gif', 1, ${items - 2000})`.execute(
      db,
    );
  };
  await setSize(62_000);
  expect(await isLarge()).toBe(false);
  await setSize(62_001);
  now = 59_999;
  expect(await isLarge()).toBe(false);
  now = 60_000;
  expect(await isLarge()).toBe(true);
});
