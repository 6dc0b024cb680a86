import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import { createPictureHashes } from './hash-pictures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSnapshot();
});
afterAll(() => database.close());

async function countHashed(): Promise<number> {
  const { count } = await database.db
    .selectFrom('picture_hashes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countItems(): Promise<number> {
  const { count } = await database.db
    .selectFrom('items')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('removed', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

it('hashes at most 200 pictures per update, in tasks of 20, and the next update continues after them', async () => {
  const { db } = database;
  await sql`INSERT INTO items (id, data) SELECT 'new' || lpad(n::text, 4, '0'), '{"frames": 1}' FROM generate_series(1, 450) AS n`.execute(
    db,
  );
  const items = await countItems();
  // Without a file, an item gets a placeholder, which counts as hashed.
  const media: Pick<MediaCatalogue, 'master'> = { master: async () => undefined };
  const hashedPerTask: number[] = [];
  const { update } = createPictureHashes({
    db,
    media: media as MediaCatalogue,
    // The real queue runs uploads between two tasks.
    queue: async (task) => {
      const before = await countHashed();
      const result = await task();
      hashedPerTask.push((await countHashed()) - before);
      return result;
    },
  });
  await update();
  expect(await countHashed()).toBe(200);
  expect(hashedPerTask).toEqual(Array(10).fill(20));
  await update();
  expect(await countHashed()).toBe(400);
  await update();
  expect(await countHashed()).toBe(items);
  // The last update reached the end of the library, so the next one starts from the beginning.
  await db.deleteFrom('picture_hashes').where('item_id', '=', 'new0001').execute();
  await update();
  expect(await countHashed()).toBe(items);
});
