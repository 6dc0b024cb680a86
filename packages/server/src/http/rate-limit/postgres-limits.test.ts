import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { databaseUrl } from '../../../testing/database-url.ts';
import { limitStoreSuite } from '../../../testing/limit-store-suite.ts';
import { migrate } from '../../database/migrate.ts';
import { type OpenDatabase, openPostgres } from '../../database/open-database.ts';
import { inScope } from '../../database/query-scope.ts';
import { openPostgresLimits } from './postgres-limits.ts';

const postgres = inject('postgres');
const DATABASE = `zoetrope_limits_${process.pid}`;

// The global setup reports a missing Postgres.
describe.runIf(postgres)('in Postgres', () => {
  let admin: OpenDatabase;
  let database: OpenDatabase;
  let url: string;
  beforeAll(async () => {
    if (postgres === null) throw new Error('There is no Postgres.');
    admin = await openPostgres(postgres.connectionString);
    await sql`CREATE DATABASE ${sql.id(DATABASE)}`.execute(admin.db);
    url = databaseUrl(postgres.connectionString, DATABASE);
    database = await openPostgres(url);
    await migrate(database.db);
  });
  afterAll(async () => {
    await database.close();
    await sql`DROP DATABASE ${sql.id(DATABASE)} WITH (FORCE)`.execute(admin.db);
    await admin.close();
  });

  async function open(clock?: () => number) {
    await sql`TRUNCATE rate_limits`.execute(database.db);
    const store = openPostgresLimits({ db: database.db, onError: failOnError, clock });
    onTestFinished(store.close);
    return store;
  }

  limitStoreSuite(open);

  it('refills buckets by the clock of the database', async () => {
    const store = await open();
    expect((await store.take('a', 1)).allowed).toBe(true);
    const rejected = await store.take('a', 1);
    expect(rejected).toMatchObject({ allowed: false, remaining: 0 });
    expect(rejected.waitMs).toBeLessThanOrEqual(60_000);
    await sql`UPDATE rate_limits SET counted_at = counted_at - 60000`.execute(database.db);
    expect((await store.take('a', 1)).allowed).toBe(true);
  });

  it('allows exactly the limit of calls of several processes that arrive together', async () => {
    const first = await open();
    const other = await openPostgres(url);
    onTestFinished(other.close);
    const second = openPostgresLimits({ db: other.db, onError: failOnError });
    onTestFinished(second.close);
    const calls = Array.from({ length: 300 }, (_, index) => (index % 2 === 0 ? first : second).take('a', 1));
    const results = await Promise.all(calls);
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(1);
  });

  it('does not store the address of a caller, and deletes full buckets after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const store = await open();
    await store.take('read zoetrope-web 203.0.113.7', 60);
    await store.take('recent', 60);
    const read = async () => (await sql<{ bucket: string }>`SELECT bucket FROM rate_limits`.execute(database.db)).rows;
    expect(JSON.stringify(await read())).not.toContain('203.0.113.7');
    await sql`UPDATE rate_limits SET counted_at = counted_at - 120000
      WHERE bucket = (SELECT min(bucket) FROM rate_limits)`.execute(database.db);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(read, { timeout: 30_000 }).toHaveLength(1);
  });

  it('is not delayed by reads that use all their connections', async () => {
    const patient = await openPostgres(url, { limits: { read: 60_000 } });
    onTestFinished(patient.close);
    const store = openPostgresLimits({ db: patient.db, onError: failOnError });
    onTestFinished(store.close);
    await database.db.connection().execute(async (holder) => {
      await sql`SELECT pg_advisory_lock(1)`.execute(holder);
      const wait = () => sql`SELECT pg_advisory_lock_shared(1), pg_advisory_unlock_shared(1)`.execute(patient.db);
      let isReading = true;
      const reads = Promise.all(Array.from({ length: 12 }, () => inScope({ work: 'read' }, wait))).finally(() => {
        isReading = false;
      });
      expect((await store.take('while reads wait', 1)).allowed).toBe(true);
      await store.check();
      expect(isReading).toBe(true);
      await sql`SELECT pg_advisory_unlock(1)`.execute(holder);
      await reads;
    });
  });
});

function failOnError(error: unknown): never {
  throw error;
}
