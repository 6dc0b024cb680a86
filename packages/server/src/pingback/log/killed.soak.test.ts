import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNats, startTemporaryNats } from '@zoetrope/testkit/nats';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type EventLoad, sendEvents } from '../../../testing/event-log-service.ts';
import { type Command, runCommand } from '../../../testing/run-command.ts';
import { openEventLog } from './nats-event-log.ts';

const POLL_OPTIONS = { timeout: 60_000, interval: 20 };
/** Events that are acknowledged between two faults. */
const PROGRESS = 300;

it.runIf(hasNats())(
  'loses no acknowledged event and counts none twice when NATS, a worker and Postgres are killed [N-3]',
  async () => {
    const postgres = await startTemporaryPostgres();
    // The global setup reports a missing Postgres.
    if (postgres === undefined) return;
    onTestFinished(postgres.stop);
    const nats = await startTemporaryNats();
    onTestFinished(nats.stop);
    const data = await mkdtemp(join(tmpdir(), 'zoetrope-log-'));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    const start = (): Command => {
      const options = ['--port', '0', '--data', data, '--rate-limits', 'off', '--events', nats.url];
      const service = runCommand(options, { env: { DATABASE_URL: postgres.connectionString }, catalogue: 'fixture' });
      onTestFinished(() => void service.process.kill('SIGKILL'));
      return service;
    };
    const first = start();
    let origin = await first.ready;
    const load = sendEvents(() => origin);
    await progress(load);

    await nats.kill();
    const before = load.rejected();
    await expect.poll(load.rejected, POLL_OPTIONS).toBeGreaterThan(before + 10);
    expect((await readiness(origin)).status).toBe(503);
    await nats.start();
    await progress(load);

    const second = start();
    const secondOrigin = await second.ready;
    origin = secondOrigin;
    await progress(load);
    first.process.kill('SIGKILL');
    await first.ended;
    await progress(load);

    await postgres.shutDown('immediate');
    await progress(load);
    expect(await readiness(origin)).toMatchObject({
      status: 200,
      body: { jobs: { api: 'unavailable', collector: 'ready' }, dependencies: { database: 'unavailable', log: 'ok' } },
    });
    await postgres.start();
    await progress(load);
    await load.stop();
    expect(load.wrong).toEqual([]);

    const log = await openEventLog({ url: nats.url });
    await expect.poll(() => log.state(), POLL_OPTIONS).toMatchObject({ messages: 0 });
    await log.close();
    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query('SELECT event_id FROM pingback_events');
    const stored = new Set(rows.map(({ event_id }) => event_id));
    expect(load.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(stored.size).toBe(rows.length);
    const { rows: counts } = await client.query(`SELECT
      (SELECT sum(events)::integer FROM pingback_minutes WHERE outcome = 'stored') AS "byMinute",
      (SELECT sum(seen)::integer FROM pingback_item_buckets) AS "byItem"`);
    expect(counts).toEqual([{ byMinute: rows.length, byItem: rows.length }]);

    second.process.kill('SIGTERM');
    const { code, err } = await second.ended;
    expect(code).toBe(0);
    expect(err).not.toContain('Unhandled');
  },
);

/** Resolves once more events are acknowledged. */
async function progress({ acknowledged }: EventLoad): Promise<void> {
  const goal = acknowledged.length + PROGRESS;
  await expect.poll(() => acknowledged.length, POLL_OPTIONS).toBeGreaterThanOrEqual(goal);
}

async function readiness(origin: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${origin}/readyz/collector`);
  return { status: response.status, body: await response.json() };
}
