import {
  startTemporaryPgBouncer,
  startTemporaryPostgres,
  type TemporaryPgBouncer,
  type TemporaryPostgres,
} from '@zoetrope/testkit/postgres';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { buildEventAt, type CollectorResult } from '../../testing/pingback-events.ts';
import { DEMO_PASSWORD } from '../auth/seed-demo.ts';
import { runCheck } from '../cli/run-check.ts';
import { startServer } from '../start-server.ts';
import { openPostgres } from './open-database.ts';
import { findLatest, inScope, runShared } from './query-scope.ts';
import type { ReplicaStatus } from './replica-lag.ts';

const SLOW_MS = 300_000;
const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
const KEY = 'api_key=zoetrope-web';

interface Pair {
  readonly primary: TemporaryPostgres;
  readonly standby: TemporaryPostgres;
}

/** A primary and a standby that streams its changes. The global setup reports a missing Postgres. */
async function startPair(): Promise<Pair | undefined> {
  const primary = await startTemporaryPostgres();
  if (primary === undefined) return undefined;
  return { primary, standby: await primary.startStandby() };
}

interface PooledPair {
  readonly primary: TemporaryPgBouncer;
  readonly standby: TemporaryPgBouncer;
}

/** A pooler in front of each server. The global setup reports a missing PgBouncer. */
async function startPoolers({ primary, standby }: Pair): Promise<PooledPair | undefined> {
  const [first, second] = await Promise.all([
    startTemporaryPgBouncer(primary.connectionString),
    startTemporaryPgBouncer(standby.connectionString),
  ]);
  return first && second && { primary: first, standby: second };
}

const shared = await startPair();
const pooled = shared && (await startPoolers(shared));
afterAll(async () => {
  await pooled?.standby.stop();
  await pooled?.primary.stop();
  await shared?.standby.stop();
  await shared?.primary.stop();
});

async function execute<R extends pg.QueryResultRow>({ connectionString }: TemporaryPostgres, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<R>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The connection string of several hosts. */
function addressOf(...servers: readonly TemporaryPostgres[]): string {
  const hosts = servers.map(({ connectionString }) => new URL(connectionString).searchParams.get('host'));
  return `postgres:///postgres?user=zoetrope&host=${hosts.join(',')}`;
}

/** A pool on both servers, with the states of the replica. */
async function openPair({ primary, standby }: Pair) {
  const changes: ReplicaStatus['state'][] = [];
  const database = await openPostgres(addressOf(primary), {
    replicaUrl: addressOf(standby),
    onReplicaChange: ({ state }) => changes.push(state),
  });
  onTestFinished(database.close);
  const stateOf = () => database.pool.replica?.().state;
  await expect.poll(stateOf, POLL_OPTIONS).toBe('ok');
  /** Which server executes a read. */
  const server = async () => {
    const { rows } = await sql<{ isStandby: boolean }>`SELECT pg_is_in_recovery() AS "isStandby"`.execute(database.db);
    return rows[0]?.isStandby ? 'standby' : 'primary';
  };
  return { ...database, changes, stateOf, server };
}

describe.each(shared === undefined ? [] : [{ shared }])('a pool with a replica', ({ shared }) => {
  it('reads from the replica only where the scope permits it', async () => {
    const { server } = await openPair(shared);
    expect(await server()).toBe('primary');
    expect(await inScope({ work: 'read' }, server)).toBe('primary');
    expect(await inScope({ work: 'write' }, server)).toBe('primary');
    expect(await inScope({ work: 'read', readsFrom: 'available' }, server)).toBe('primary');
    expect(await runShared(server)).toBe('primary');
    expect(await inScope({ work: 'read', readsFrom: 'replica' }, server)).toBe('standby');
  });

  it('reads from the primary what the same request has written', async () => {
    const { db, server } = await openPair(shared);
    const table = `written_${Date.now()}`;
    await inScope({ work: 'read', readsFrom: 'replica' }, async () => {
      expect(await server()).toBe('standby');
      await sql`CREATE TABLE ${sql.id(table)} AS SELECT 7 AS number`.execute(db);
      expect((await sql`SELECT number FROM ${sql.id(table)}`.execute(db)).rows).toEqual([{ number: 7 }]);
      expect(await server()).toBe('primary');
    });
  });

  it('repeats a statement that looks like a read and writes on the primary, and then stays there', async () => {
    const { db, server } = await openPair(shared);
    const sequence = `numbers_${Date.now()}`;
    await sql`CREATE SEQUENCE ${sql.id(sequence)}`.execute(db);
    await inScope({ work: 'read', readsFrom: 'replica' }, async () => {
      const { rows } = await sql<{ next: string }>`SELECT nextval(${sequence}) AS next`.execute(db);
      expect(rows).toEqual([{ next: '1' }]);
      expect(await server()).toBe('primary');
    });
  });

  it('finds what was just created, although the replica does not have it yet', async () => {
    const { db } = await openPair(shared);
    const table = `created_${Date.now()}`;
    await sql`CREATE TABLE ${sql.id(table)} (number integer)`.execute(db);
    const find = async () => (await sql<{ number: number }>`SELECT number FROM ${sql.id(table)}`.execute(db)).rows[0];
    const has = () => inScope({ work: 'read', readsFrom: 'replica' }, find);
    await expect
      .poll(() =>
        execute(shared.standby, `SELECT FROM ${table}`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await execute(shared.standby, 'SELECT pg_wal_replay_pause()');
    onTestFinished(async () => {
      await execute(shared.standby, 'SELECT pg_wal_replay_resume()');
    });
    await sql`INSERT INTO ${sql.id(table)} VALUES (7)`.execute(db);
    expect(await has()).toBeUndefined();
    expect(await inScope({ work: 'read', readsFrom: 'replica' }, () => findLatest(find))).toEqual({ number: 7 });
  });

  it('reads from the primary while the replica is 5 s behind, and from the replica once it has caught up', async () => {
    const { db, server, stateOf, changes, pool } = await openPair(shared);
    await execute(shared.standby, 'SELECT pg_wal_replay_pause()');
    onTestFinished(async () => {
      await execute(shared.standby, 'SELECT pg_wal_replay_resume()');
    });
    const table = `late_${Date.now()}`;
    await sql`CREATE TABLE ${sql.id(table)} (number integer)`.execute(db);
    await expect.poll(stateOf, POLL_OPTIONS).toBe('behind');
    expect(pool.replica?.().lagMs).toBeGreaterThanOrEqual(5000);
    expect(await inScope({ work: 'read', readsFrom: 'replica' }, server)).toBe('primary');
    await execute(shared.standby, 'SELECT pg_wal_replay_resume()');
    await expect.poll(stateOf, POLL_OPTIONS).toBe('ok');
    expect(await inScope({ work: 'read', readsFrom: 'replica' }, server)).toBe('standby');
    expect(changes).toEqual(['ok', 'behind', 'ok']);
  });

  it('loses no read while the replica crashes, and uses it again after its return', async () => {
    const { server, stateOf, changes } = await openPair(shared);
    const read = () => inScope({ work: 'read', readsFrom: 'replica' }, server);
    let isDown = false;
    const servers = new Set<string>();
    const reading = (async () => {
      while (!isDown || !servers.has('primary')) servers.add(await read());
    })();
    await shared.standby.shutDown('immediate');
    isDown = true;
    await reading;
    expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill('primary'));
    await shared.standby.start();
    await expect.poll(stateOf, POLL_OPTIONS).toBe('ok');
    expect(await read()).toBe('standby');
    expect(changes).toEqual(['ok', 'unavailable', 'ok']);
  });

  it('reads what it can from the replica while the primary is away, and writes again after its return', async () => {
    const { db, server } = await openPair(shared);
    await shared.primary.shutDown('immediate');
    for (const readsFrom of ['replica', 'available'] as const) {
      expect(await inScope({ work: 'read', readsFrom }, server)).toBe('standby');
    }
    expect(await runShared(server)).toBe('standby');
    await expect(inScope({ work: 'read' }, server)).rejects.toThrow();
    const write = () => sql`CREATE TABLE IF NOT EXISTS returned ()`.execute(db);
    await expect(runShared(write)).rejects.toThrow();
    await shared.primary.start();
    await expect
      .poll(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        POLL_OPTIONS,
      )
      .toBe(true);
  });

  it('notices a replica that freezes, and uses it again once it continues', async () => {
    const { server, stateOf, changes } = await openPair(shared);
    const read = () => inScope({ work: 'read', readsFrom: 'replica' }, server);
    expect(await read()).toBe('standby');
    await shared.standby.pause();
    onTestFinished(shared.standby.resume);
    await expect.poll(stateOf, POLL_OPTIONS).toBe('unavailable');
    expect(await read()).toBe('primary');
    await shared.standby.resume();
    await expect.poll(stateOf, POLL_OPTIONS).toBe('ok');
    expect(await read()).toBe('standby');
    expect(changes.slice(-3)).toEqual(['ok', 'unavailable', 'ok']);
  });

  it('reads nothing from a standby of another primary, which zoetrope-server check names', async () => {
    const other = await startPair();
    if (other === undefined) throw new Error('There is no Postgres.');
    onTestFinished(async () => {
      await other.standby.stop();
      await other.primary.stop();
    });
    // Its position in the log is ahead, so its lag seems to be 0.
    await execute(other.primary, 'CREATE TABLE filler AS SELECT generate_series(1, 300000)');
    const reasons: unknown[] = [];
    const { db, pool, close } = await openPostgres(addressOf(shared.primary), {
      replicaUrl: addressOf(other.standby),
      onReplicaChange: (_, error) => reasons.push(error),
    });
    onTestFinished(close);
    expect(pool.replica?.().state).toBe('unavailable');
    expect(reasons).toMatchObject([{ name: 'ForeignReplicaError' }]);
    const result = await inScope({ work: 'read', readsFrom: 'replica' }, () =>
      sql<{ isStandby: boolean }>`SELECT pg_is_in_recovery() AS "isStandby"`.execute(db),
    );
    expect(result.rows).toEqual([{ isStandby: false }]);
    const options = {
      port: 0,
      host: '127.0.0.1',
      data: '/',
      databaseUrl: addressOf(shared.primary),
      databaseReplicaUrl: addressOf(other.standby),
    };
    const checks = await runCheck(options as never, { findFfmpeg: async () => undefined });
    expect(checks.find(({ name }) => name === 'replica')).toMatchObject({
      outcome: 'failed',
      text: expect.stringContaining('a standby of another primary'),
    });
  });

  it('reads from a replica whose identity the role may not read', async () => {
    await execute(shared.primary, 'REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC');
    await execute(shared.primary, 'CREATE ROLE restricted LOGIN');
    const restricted = (server: TemporaryPostgres) => addressOf(server).replace('user=zoetrope', 'user=restricted');
    const mayConnect = () => execute(shared.standby, "SELECT FROM pg_roles WHERE rolname = 'restricted'");
    await expect.poll(async () => (await mayConnect()).length, POLL_OPTIONS).toBe(1);
    const { pool, close } = await openPostgres(restricted(shared.primary), { replicaUrl: restricted(shared.standby) });
    onTestFinished(async () => {
      await close();
      await execute(shared.primary, 'GRANT EXECUTE ON FUNCTION pg_control_system() TO PUBLIC');
    });
    await expect.poll(() => pool.replica?.().state, POLL_OPTIONS).toBe('ok');
  });

  it.runIf(pooled !== undefined)('reads from a replica behind PgBouncer, which executes no writes', async () => {
    const replicaUrl = pooled?.standby.addressOf('postgres');
    const { db, pool, close } = await openPostgres(pooled?.primary.addressOf('postgres') ?? '', { replicaUrl });
    onTestFinished(close);
    await expect.poll(() => pool.replica?.().state, POLL_OPTIONS).toBe('ok');
    const table = `pooled_${Date.now()}`;
    await inScope({ work: 'read', readsFrom: 'replica' }, async () => {
      const isStandby = sql<{ isStandby: boolean }>`SELECT pg_is_in_recovery() AS "isStandby"`;
      expect((await isStandby.execute(db)).rows).toEqual([{ isStandby: true }]);
      await sql`CREATE TABLE ${sql.id(table)} AS SELECT 7 AS number`.execute(db);
      expect((await isStandby.execute(db)).rows).toEqual([{ isStandby: false }]);
    });
    // A function that writes is refused by the standby, and executed by the primary.
    await sql`CREATE SEQUENCE ${sql.id(`${table}_ids`)}`.execute(db);
    const next = sql<{ next: string }>`SELECT nextval(${`${table}_ids`}) AS next`;
    const { rows } = await inScope({ work: 'read', readsFrom: 'replica' }, () => next.execute(db));
    expect(rows).toEqual([{ next: '1' }]);
  });

  it('is verified by zoetrope-server check', async () => {
    const check = async (databaseReplicaUrl: string) => {
      const options = {
        port: 0,
        host: '127.0.0.1',
        data: '/',
        databaseUrl: addressOf(shared.primary),
        databaseReplicaUrl,
      } as never;
      const results = await runCheck(options, { findFfmpeg: async () => undefined });
      return results.find(({ name }) => name === 'replica');
    };
    await expect.poll(async () => (await check(addressOf(shared.standby)))?.outcome, POLL_OPTIONS).toBe('ok');
    expect(await check(addressOf(shared.primary))).toMatchObject({
      outcome: 'failed',
      text: expect.stringContaining('is a primary'),
    });
    expect(await check('postgres://ada:s3cret@127.0.0.1:1/gifs')).toMatchObject({
      outcome: 'warning',
      text: expect.not.stringContaining('s3cret'),
    });
  });
});

describe('a service with a replica that is promoted under load', () => {
  it.runIf(shared !== undefined)(
    'keeps reading, responds 503 to writes without a primary, and loses no acknowledged event',
    async () => {
      const pair = await startPair();
      if (pair === undefined) throw new Error('There is no Postgres.');
      const { primary, standby } = pair;
      onTestFinished(async () => {
        await standby.stop();
        await primary.stop();
      });
      // Acknowledged means stored on both.
      await execute(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await execute(primary, 'SELECT pg_reload_conf()');
      const log: string[] = [];
      const server = await startServer({
        ...{ catalogue: fixtureCatalogue, port: 0, rateLimits: false, demo: true, metrics: {} },
        databaseUrl: addressOf(primary, standby),
        databaseReplicaUrl: addressOf(primary, standby),
        logger: pino({ level: 'info' }, { write: (line) => log.push(line) }),
      });
      onTestFinished(server.close);
      const call = async (path: string, init?: RequestInit) => {
        const response = await fetch(`${server.origin}${path}`, init);
        return {
          status: response.status,
          retryAfter: response.headers.get('Retry-After'),
          text: await response.text(),
        };
      };
      const dependencies = async () => {
        const { text } = await call('/readyz');
        return (JSON.parse(text) as { dependencies: { database: string; replica: string } }).dependencies;
      };
      await expect.poll(dependencies, POLL_OPTIONS).toMatchObject({ database: 'ok', replica: 'ok' });
      expect((await call('/metrics')).text).toMatch(/^zoetrope_replica_lag_seconds \d/m);
      const { token } = JSON.parse(
        (
          await call('/login', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username: 'ada', password: DEMO_PASSWORD }),
          })
        ).text,
      ) as { token: string };

      const acknowledged: unknown[] = [];
      const wrong: string[] = [];
      let isStopping = false;
      let rejected = 0;
      let reads = 0;
      const collect = async (events: readonly unknown[]) =>
        call(`/v2/pingback?${KEY}`, { method: 'POST', body: JSON.stringify({ events }) });
      const write = async () => {
        while (!isStopping) {
          const event = buildEventAt(Date.now());
          const { status, retryAfter, text } = await collect([event]);
          if (status === 200) acknowledged.push(event);
          else if (status === 503 && retryAfter !== null) rejected += 1;
          else wrong.push(`write ${status} ${text}`);
        }
      };
      const read = async (path: string, expected = 200) => {
        while (!isStopping) {
          const { status, text } = await call(path);
          reads += 1;
          if (status !== expected) wrong.push(`${path} ${status} ${text}`);
        }
      };
      const running = [
        write(),
        read(`/v1/gifs/search?q=duck&${KEY}`),
        read(`/v1/gifs/duckling?${KEY}`),
        read('/gifs/duckling'),
        read(`/v2/pingback/summary?${KEY}`),
        // Removed items are read first. The fixture has no files.
        read('/media/duckling/200.webp', 404),
      ];
      const readMore = async () => {
        const goal = reads + 60;
        await expect.poll(() => reads, POLL_OPTIONS).toBeGreaterThan(goal);
      };
      await readMore();
      await primary.shutDown('immediate');
      await readMore();
      await expect.poll(() => rejected, POLL_OPTIONS).toBeGreaterThan(0);
      await expect.poll(dependencies, POLL_OPTIONS).toMatchObject({ database: 'unavailable', replica: 'ok' });
      expect(await call('/readyz/api')).toMatchObject({ status: 200 });
      expect(await call('/readyz/collector')).toMatchObject({ status: 503 });
      const signedIn = await call('/api/v4/channels/zoo', { headers: { Authorization: `Bearer ${token}` } });
      expect([signedIn.status, signedIn.retryAfter]).toEqual([503, '2']);

      await execute(standby, 'SELECT pg_promote()');
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + 5);
      await expect.poll(async () => (await dependencies()).database, POLL_OPTIONS).toBe('ok');
      await expect.poll(async () => (await dependencies()).replica, POLL_OPTIONS).toBe('promoted');
      await readMore();
      isStopping = true;
      await Promise.all(running);
      expect(wrong).toEqual([]);
      for (let start = 0; start < acknowledged.length; start += 50) {
        const batch = acknowledged.slice(start, start + 50);
        const { text } = await collect(batch);
        expect(JSON.parse(text) as CollectorResult).toMatchObject({ accepted: 0, duplicates: batch.length });
      }
      const logged = log.filter((line) => line.includes('The replica is'));
      expect(logged.some((line) => line.includes('The replica is promoted.'))).toBe(true);
      // On a busy machine, a check may take too long.
      const isExplained = (line: string) => line.includes('promoted') || line.includes('did not respond');
      expect(logged.filter((line) => !isExplained(line))).toEqual([]);
    },
    SLOW_MS,
  );
});
