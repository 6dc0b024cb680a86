import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../testing/test-service.ts';
import { decayed } from '../trending/decay.ts';
import { createSearchLog } from './search-log.ts';
import { termsOf } from './tokenize.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

it('drops terms that nobody has searched for a month, and all but the 10,000 most popular', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const now = Date.now();
  const log = createSearchLog({ db, clock: () => now, onError: () => {} });
  const insert = (prefix: string, count: number, hot: number) =>
    sql`INSERT INTO search_terms (term, query, hot, searches)
        SELECT ${prefix} || n, 'x'::tsquery, ${hot}::float8 + n / 1e6, 1 FROM generate_series(1, ${count}::integer) AS n`.execute(
      db,
    );
  const terms = async () => (await db.selectFrom('search_terms').select('term').execute()).map(({ term }) => term);
  await db.deleteFrom('search_terms').execute();
  await insert('old', 5, decayed(1, now - 31 * DAY_MS));
  await insert('recent', 5, decayed(1, now - 29 * DAY_MS));

  log.record(termsOf('party'), '203.0.113.1');
  await log.flush();
  expect((await terms()).sort()).toEqual(['party', ...[1, 2, 3, 4, 5].map((n) => `recent${n}`)]);

  await insert('popular', 10_005, decayed(9, now));
  const secondLog = createSearchLog({ db, clock: () => now, onError: () => {} });
  secondLog.record(termsOf('panda'), '203.0.113.1');
  await secondLog.flush();
  const remainingTerms = await terms();
  expect(remainingTerms.length).toBeLessThanOrEqual(10_001);
  expect(remainingTerms).not.toContain('popular1');
  expect(remainingTerms).toContain('popular10005');
});

it('counts the searches of one network for a term once per hour, and those of others', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  let now = Date.now();
  await db.deleteFrom('search_terms').execute();
  const log = createSearchLog({ db, clock: () => now, onError: () => {} });
  const searches = async () => {
    await log.flush();
    const rows = await db.selectFrom('search_terms').select('searches').where('term', '=', 'party').execute();
    return Number(rows[0]?.searches);
  };
  for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) log.record(termsOf('party'), network);
  expect(await searches()).toBe(2);
  log.record(termsOf('Party!'), '203.0.113.1');
  expect(await searches()).toBe(2);
  now += 61 * 60 * 1000;
  log.record(termsOf('party'), '203.0.113.1');
  expect(await searches()).toBe(3);
});
