import { missingPostgresMessage, startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { buildEventAt, type CollectorResult } from '../../testing/pingback-events.ts';
import { POLL_OPTIONS, restartUnderLoad } from '../../testing/restart-suite.ts';
import { startServer } from '../start-server.ts';

const SLOW_MS = 300_000;
const KEY = 'api_key=zoetrope-web';

const postgres = await startTemporaryPostgres();
if (postgres === undefined) process.stderr.write(missingPostgresMessage('the restarts of Postgres are not tested'));
afterAll(() => postgres?.stop());

describe.each(postgres === undefined ? [] : [{ postgres }])('a service on a Postgres that restarts', ({ postgres }) => {
  it(
    'responds 503 during a restart, recovers, and keeps every acknowledged write [N-3]',
    // `pnpm test soak` does ten.
    () => restartUnderLoad(postgres, { shutdowns: ['fast', 'immediate'], recovery: POLL_OPTIONS }),
    SLOW_MS,
  );

  it(
    'uses the primary of several hosts, and the promoted standby after a failover [N-3]',
    async () => {
      // The previous test leaves Postgres stopped; a run of this test alone finds it running.
      await postgres.shutDown();
      await postgres.start();
      const standby = await postgres.startStandby();
      onTestFinished(standby.stop);
      // Acknowledged means stored on both.
      await execute(postgres.connectionString, "ALTER SYSTEM SET synchronous_standby_names = '*'");
      await execute(postgres.connectionString, 'SELECT pg_reload_conf()');
      // The standby is the first host, so that the primary is found by `target_session_attrs` and not by its place.
      const [first, second] = [standby, postgres].map(({ connectionString }) => folderOf(connectionString));
      const databaseUrl = `postgres:///postgres?user=zoetrope&host=${first},${second}&target_session_attrs=read-write`;
      const server = await startServer({ catalogue: fixtureCatalogue, port: 0, databaseUrl, rateLimits: false });
      onTestFinished(server.close);
      const collect = async (events: readonly unknown[]) => {
        const body = JSON.stringify({ events });
        const response = await fetch(`${server.origin}/v2/pingback?${KEY}`, { method: 'POST', body });
        return { status: response.status, result: (await response.json()) as CollectorResult };
      };
      const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;

      const acknowledged: unknown[] = [];
      for (let batch = 0; batch < 10; batch += 1) {
        const events = [buildEventAt(Date.now()), buildEventAt(Date.now())];
        expect((await collect(events)).result).toMatchObject({ accepted: 2 });
        acknowledged.push(...events);
      }

      await postgres.shutDown('immediate');
      expect(await statusOf('/healthz')).toBe(503);
      expect((await collect([buildEventAt(Date.now())])).status).toBe(503);
      expect(await statusOf(`/v1/gifs/search?q=duck&${KEY}`)).toBe(503);

      await execute(standby.connectionString, 'SELECT pg_promote()');
      await expect.poll(() => statusOf('/healthz'), POLL_OPTIONS).toBe(200);
      await expect.poll(() => statusOf(`/v1/gifs/search?q=duck&${KEY}`), POLL_OPTIONS).toBe(200);
      // Every acknowledged event is a duplicate, so none was lost.
      expect((await collect(acknowledged)).result).toMatchObject({ accepted: 0, duplicates: acknowledged.length });
      expect((await collect([buildEventAt(Date.now())])).result).toMatchObject({ accepted: 1 });
    },
    SLOW_MS,
  );
});

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The folder of the socket of a temporary Postgres. */
function folderOf(connectionString: string): string {
  return new URL(connectionString).searchParams.get('host') ?? '';
}
