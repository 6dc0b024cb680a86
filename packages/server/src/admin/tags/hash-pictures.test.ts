import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { MediaCatalogue } from '../../media/media-catalogue.ts';
import { createPictureHashes } from './hash-pictures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
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

// Without a file, an item gets a placeholder, which counts as hashed.
const media: Pick<MediaCatalogue, 'master'> = { master: async () => undefined };
const options = () => ({
  db: database.db,
  media: media as MediaCatalogue,
  queue: <T>(task: () => Promise<T>) => task(),
  clock: () => 0,
  signal: new AbortController().signal,
  onError: (error: unknown) => {
    throw error;
  },
});

it('hashes at most 200 pictures per update, in tasks of 20, and the next update continues after them', async () => {
  const { db } = database;
  await sql`INSERT INTO items (id, data) SELECT 'new' || lpad(n::text, 4, '0'), '{"frames": 1}' FROM generate_series(1, 450) AS n`.execute(
    db,
  );
  const items = await countItems();
  const hashedPerTask: number[] = [];
  const { update } = createPictureHashes({
    ...options(),
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

it('catches up with 200 pictures at once and the others in the background, once an hour', async () => {
  const { db } = database;
  let now = 0;
  let tasks = 0;
  const { catchUp, add } = createPictureHashes({
    ...options(),
    clock: () => now,
    queue: (task) => {
      tasks += 1;
      return task();
    },
  });
  const items = await countItems();
  expect(items).toBeGreaterThan(400);
  await db.deleteFrom('picture_hashes').execute();
  const first = catchUp();
  await catchUp();
  expect(await countHashed()).toBeGreaterThanOrEqual(200);
  await first;
  await expect.poll(countHashed).toBe(items);
  const forget = () => db.deleteFrom('picture_hashes').where('item_id', '=', 'new0007').execute();
  await forget();
  await catchUp();
  expect(await countHashed()).toBe(items - 1);
  const before = tasks;
  await add([
    { id: 'new0007', frames: 1 },
    { id: 'new0008', frames: 1 },
  ]);
  expect([await countHashed(), tasks]).toEqual([items, before + 1]);
  await forget();
  now = 60 * 60 * 1000;
  await catchUp();
  await expect.poll(countHashed).toBe(items);
});
