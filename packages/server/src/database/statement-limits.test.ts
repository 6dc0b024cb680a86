import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres, findPooledPostgres } from '../../testing/any-postgres.ts';
import { buildEventAt } from '../../testing/pingback-events.ts';
import { createTestService, openSnapshot, type TestService } from '../../testing/test-service.ts';
import { listen } from '../http/listen.ts';
import { isStatementTimeout, QueryAbortedError } from './database-errors.ts';
import { PREPARED } from './direct-session.ts';
import { type OpenDatabase, type OpenPostgresOptions, openPostgres } from './open-database.ts';
import { inScope, runShared } from './query-scope.ts';
import type { Db } from './schema.ts';

const KEY = 'api_key=zoetrope-web';
const SEARCH = `/v1/gifs/search?q=duck&${KEY}`;
/** Longer than any test. */
const SLEEP = sql`SELECT pg_sleep(600)`;

const servers = [await findAnyPostgres(), await findPooledPostgres()].filter((server) => server !== undefined);
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

/** Holds a lock on a table until the test ends. */
async function lockTable(db: Db, table: string): Promise<void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let onLocked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    onLocked = resolve;
  });
  const locking = db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)}`.execute(tx);
    onLocked();
    await isReleased;
  });
  onTestFinished(async () => {
    release();
    await locking;
  });
  await isLocked;
}

describe.each(servers.filter(({ fixtureAddress }) => fixtureAddress !== undefined))('statements on $name', (server) => {
  const name = `zoetrope_limits_${servers.indexOf(server)}`;
  const open = async (options: OpenPostgresOptions = {}): Promise<OpenDatabase> => {
    const database = await openPostgres((await server.fixtureAddress?.(name)) ?? '', options);
    onTestFinished(database.close);
    return database;
  };

  /** The statements of other sessions that run or wait for a lock. */
  async function activeStatements(db: Db): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`.execute(db);
    return rows[0]?.count ?? 0;
  }

  it('disables just-in-time compilation of statements', async () => {
    const { db } = await open();
    const readSetting = (executor: Db) => sql<{ jit: string }>`SHOW jit`.execute(executor);
    expect((await readSetting(db)).rows).toEqual([{ jit: 'off' }]);
    expect((await db.transaction().execute(readSetting)).rows).toEqual([{ jit: 'off' }]);
  });

  it('prepares up to 50 marked statements per connection, and none behind a pooler', async () => {
    const { db } = await open();
    const isPooled = server.name.includes('PgBouncer');
    const readPrepared = async () => {
      const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db);
      return rows.map(({ statement }) => statement);
    };
    const selectTwice = (value: number) =>
      sql<{ twice: number }>`${PREPARED} SELECT ${value}::integer * 2 AS twice`.execute(db);
    for (const value of [1, 2, 3]) expect((await selectTwice(value)).rows).toEqual([{ twice: value * 2 }]);
    await sql`SELECT ${1}::integer AS other`.execute(db);
    expect(await readPrepared()).toEqual(isPooled ? [] : [expect.stringContaining('AS twice')]);
    // An error does not keep a statement from being executed again.
    for (const divisor of [0, 0]) {
      await expect(sql`${PREPARED} SELECT 1 / ${divisor}::integer AS quotient`.execute(db)).rejects.toThrow('zero');
    }
    for (let index = 0; index < 60; index += 1) {
      await sql`${PREPARED} SELECT ${sql.lit(index)} AS many`.execute(db);
      if (index % 20 === 0) expect((await selectTwice(index)).rows).toEqual([{ twice: index * 2 }]);
    }
    const kept = await readPrepared();
    expect(kept).toHaveLength(isPooled ? 0 : 50);
    expect(kept.some((statement) => statement.includes('AS twice'))).toBe(!isPooled);
    expect(kept.some((statement) => statement.includes('AS quotient'))).toBe(false);
  });

  it('connects for health checks when it opens, so that none waits for a connection [N-3]', async () => {
    const { db } = await open();
    const countSessions = async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database()`.execute(db);
      return rows[0]?.count;
    };
    const before = await countSessions();
    await inScope({ work: 'health' }, () => sql`SELECT 1`.execute(db));
    expect(await countSessions()).toBe(before);
  });

  it('ends a statement at the limit of its work, and resets the limit afterwards [N-3]', async () => {
    const { db } = await open({ limits: { read: 20, write: 30, background: 40 } });
    const inTransaction = () => db.transaction().execute((tx) => SLEEP.execute(tx));
    for (const sleep of [() => SLEEP.execute(db), inTransaction]) {
      for (const work of ['read', 'write'] as const) {
        await expect(inScope({ work }, sleep)).rejects.toSatisfy(isStatementTimeout);
      }
      await expect(sleep()).rejects.toSatisfy(isStatementTimeout);
    }
    const parameters = await sql<{ a: number; b: string }>`SELECT ${1}::integer AS a, ${'x'}::text AS b`.execute(db);
    expect(parameters.rows).toEqual([{ a: 1, b: 'x' }]);
    const { rows } = await sql<{ setting: string }>`
      SELECT setting FROM pg_settings WHERE name = 'statement_timeout' AND setting <> ${'40'}`.execute(db);
    expect(rows).toEqual([]);
  });

  // Behind a pooler, the limit of the role applies.
  if (!server.name.includes('PgBouncer')) {
    it('limits statements that run outside of transactions', async () => {
      const { db } = await open({ limits: { background: 40 } });
      await lockTable((await open()).db, 'words');
      await expect(sql`VACUUM words`.execute(db)).rejects.toSatisfy(isStatementTimeout);
    });
  }

  it('responds 503 with Retry-After when a statement exceeds its limit, and still serves health checks and writes', async () => {
    const { db } = await open();
    const service = createTestService(await open({ limits: { read: 50 } }));
    await lockTable(db, 'item_texts');
    const searches = await Promise.all(Array.from({ length: 12 }, () => service.requestError(SEARCH)));
    for (const { status, headers, body } of searches) {
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('2');
      expect(body).toMatchObject({ code: 'unavailable', meta: { status: 503 } });
    }
    expect((await service.request('/healthz')).status).toBe(200);
    expect((await service.request('/v2/pingback', pingback())).status).toBe(200);
    await service.flush();
  });

  it('cancels running and drops waiting statements when their client disconnects, and still serves health checks and writes [N-3]', async () => {
    const { db } = await open();
    const database = await open();
    const service = createTestService(database);
    const reads = () => database.pool.usage().find(({ lane }) => lane === 'reads');
    const { origin, close } = await listen(service.app.fetch, { port: 0, host: '127.0.0.1' });
    onTestFinished(close);
    await lockTable(db, 'item_texts');
    const aborting = new AbortController();
    const searches = Array.from({ length: 30 }, () => fetch(`${origin}${SEARCH}`, { signal: aborting.signal }));
    const settled = Promise.allSettled(searches);
    // All connections for reads are busy.
    await expect.poll(() => activeStatements(db)).toBe(4);
    await expect.poll(() => reads()?.waiting).toBe(26);
    // On a connection for reads, it would wait for 5 s and fail.
    expect(await statusOf(`${origin}/healthz`)).toBe(200);
    expect(await statusOf(`${origin}/v2/pingback?${KEY}`, pingback())).toBe(200);
    aborting.abort();
    await settled;
    // The table is still locked: no statement can have been executed.
    await expect.poll(() => [reads()?.waiting, reads()?.active]).toEqual([0, 0]);
    await expect.poll(() => activeStatements(db)).toBe(0);
    expect(await statusOf(`${origin}/v1/gifs/trending?${KEY}`)).toBe(200);
    await service.flush();
  });

  it('does not cancel statements that other requests share', async () => {
    const { db } = await open();
    const aborting = new AbortController();
    const results = await inScope({ work: 'read', signal: aborting.signal }, () => {
      const own = SLEEP.execute(db);
      const others = runShared(() => sql`SELECT pg_sleep(0.1)`.execute(db));
      setTimeout(() => aborting.abort(), 20);
      return Promise.allSettled([own, others]);
    });
    expect(results).toEqual([
      { status: 'rejected', reason: expect.any(QueryAbortedError) },
      expect.objectContaining({ status: 'fulfilled' }),
    ]);
  });

  it('does not cancel a statement by an earlier request on the same connection', async () => {
    const { db } = await open();
    for (let turn = 0; turn < 4; turn += 1) {
      const aborting = new AbortController();
      const aborted = Promise.allSettled(
        Array.from({ length: 8 }, () => inScope({ work: 'read', signal: aborting.signal }, () => SLEEP.execute(db))),
      );
      const next = Promise.all(
        Array.from({ length: 16 }, () => inScope({ work: 'read' }, () => sql`SELECT pg_sleep(0.001)`.execute(db))),
      );
      setTimeout(() => aborting.abort(), 5);
      await aborted;
      await next;
    }
  });

  async function statusOf(url: string, init?: RequestInit): Promise<number> {
    const response = await fetch(url, init);
    // An unread body would keep the connection open.
    await response.body?.cancel();
    return response.status;
  }

  function pingback(): RequestInit {
    return { method: 'POST', body: JSON.stringify({ events: [buildEventAt(Date.now())] }) };
  }
});

describe('statements on the embedded database', () => {
  let database: OpenDatabase;
  let service: TestService;
  beforeAll(async () => {
    database = await openSnapshot();
    service = createTestService(database);
  });
  afterAll(() => service.close());

  it('does not execute statements of requests that were aborted while they waited [N-3]', async () => {
    const aborting = new AbortController();
    const next = await database.db.transaction().execute(async () => {
      const aborted = service.request('/v1/gifs/duckling', { signal: aborting.signal });
      const waiting = service.request('/v1/gifs/on-my-way');
      await setImmediate();
      aborting.abort();
      // Responds although the transaction still has the only connection.
      expect((await aborted).status).toBe(503);
      return { waiting };
    });
    expect((await next.waiting).status).toBe(200);
  });

  it('throws away the result of a statement whose request was aborted meanwhile [N-3]', async () => {
    const aborting = new AbortController();
    const result = inScope({ work: 'read', signal: aborting.signal }, () => {
      setTimeout(() => aborting.abort());
      return sql`SELECT pg_sleep(0.1)`.execute(database.db);
    });
    await expect(result).rejects.toBeInstanceOf(QueryAbortedError);
  });

  it('responds 503 with Retry-After if too many statements wait', async () => {
    const { waiting } = await database.db.transaction().execute(async () => {
      const admitted = Array.from({ length: 200 }, () => service.request('/v1/gifs/duckling'));
      const { status, headers, body } = await service.requestError('/v1/gifs/duckling');
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('2');
      expect(body).toMatchObject({ code: 'unavailable', meta: { status: 503 } });
      return { waiting: admitted };
    });
    expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
  });
});
