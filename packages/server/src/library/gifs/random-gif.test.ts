import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsRead } from '../../../testing/rows-read.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { ListFilter } from './list-filter.ts';
import { randomGif } from './random-gif.ts';

const GIFS: ListFilter = { kind: 'gif', rating: 'r' };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function draw(times: number, tag?: string): Promise<ReadonlyMap<string, number>> {
  const drawn = new Map<string, number>();
  for (let count = 0; count < times; count += 1) {
    const id = (await randomGif(database.db, GIFS, tag))?.item.id ?? '';
    drawn.set(id, (drawn.get(id) ?? 0) + 1);
  }
  return drawn;
}

it('chooses each item of a short list with the same probability, wherever its random key is [C-2]', async () => {
  const keys = { 'cat-parade': 0.01, 'cat-nap': 0.02, scream: 0.9 };
  for (const [id, key] of Object.entries(keys))
    for (const table of ['item_tags', 'item_texts'] as const)
      await database.db.updateTable(table).set({ random_key: key }).where('item_id', '=', id).execute();

  const drawn = await draw(300, 'cat');
  expect([...drawn.keys()].sort()).toEqual(['cat-nap', 'cat-parade', 'scream']);
  // Expected are 100 each, with a standard deviation of 8.
  for (const times of drawn.values()) expect(times).toBeGreaterThan(50);
  expect((await draw(400)).size).toBe(14);
});

it('reads a bounded number of rows of a long list', async () => {
  const { db } = database;
  await sql`INSERT INTO item_texts (item_id, kind, rating, channels, created, search)
    SELECT 'many-' || n, 'gif', n % 5, '{}', '2026-01-01T00:00:00.000Z', '' FROM generate_series(1, 5000) AS n`.execute(
    db,
  );
  await sql`INSERT INTO item_tags (item_id, tag, kind, rating, weight)
    SELECT 'many-' || n, 'panda', 'gif', n % 5, 1 FROM generate_series(1, 5000) AS n`.execute(db);
  for (const tag of [undefined, 'panda']) {
    expect(await rowsRead(db, (tx) => randomGif(tx, GIFS, tag))).toBeLessThan(1200);
  }
});
