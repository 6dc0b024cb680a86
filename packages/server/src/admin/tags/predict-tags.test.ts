import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { findCandidates, predictTags } from './predict-tags.ts';

const HASH = '0110100110010110'.repeat(4);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insertInto('picture_hashes').values({ item_id: 'party-time', frame: 0, hash: HASH }).execute();
});
afterAll(() => database.close());

/** A hash at a distance, with the flipped bits spread over all pieces. */
function flip(hash: string, distance: number): string {
  const bits = [...hash];
  for (let n = 0; n < distance; n += 1) {
    const at = (n * 16 + Math.floor(n / 4)) % 64;
    bits[at] = bits[at] === '1' ? '0' : '1';
  }
  return bits.join('');
}

const tagsOf = async (hash: string) => (await predictTags(database.db, [hash])).map(({ tag }) => tag);

it('compares all hashes of a small library, up to a distance of 18 [G-4]', async () => {
  for (const distance of [0, 7, 18]) expect(await tagsOf(flip(HASH, distance))).toContain('confetti');
  expect(await tagsOf(flip(HASH, 19))).toEqual([]);
});

it('compares candidates of a large library, which include all hashes at a distance of up to 7 [G-4]', async () => {
  await sql`
    INSERT INTO picture_hashes (item_id, frame, hash)
    SELECT 'duckling', n, ('x' || substr(md5(n::text), 1, 16))::bit(64) FROM generate_series(1, 6000) AS n`.execute(
    database.db,
  );
  for (const distance of [0, 3, 7])
    expect((await tagsOf(flip(HASH, distance)))[0]).toBeOneOf(['confetti', 'dance', 'party']);
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const explain = sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT * FROM ${findCandidates(HASH)} AS found`;
    return (await explain.execute(tx)).rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const start of [1, 17, 33, 49]) expect(plan).toContain(`picture_hashes_from_${start}`);
  expect(plan).not.toContain('Seq Scan');
});
