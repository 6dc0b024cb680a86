import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importTypescript } from '../lib/import-typescript.mjs';
import { installPackages, linkPackages } from '../lib/install-packages.mjs';
import { countStored } from './count-stored.mjs';
import { drainLog } from './drain-log.mjs';
import { report } from './report.mjs';
import { runLoad } from './run-load.mjs';

const EVENTS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** The number of trending pages whose GIFs the events use. With that many, each event counts for trending. */
const PAGES = 300;
/** More than two cores can handle, in POSTs per second. */
const OVERLOAD = { database: 'Postgres', perSecond: 500, seconds: Math.ceil(SECONDS / 3), overload: true };
/** How much the worker stores meanwhile varies by run, and with it the ratio of the two overloads. */
const ROUNDS = 3;
/**
 * The loads, in POSTs per second. The first two are a little above the budget of 5,000 events, because responses to the
 * last second arrive after it.
 */
const LOADS = [
  { database: 'Postgres', perSecond: 102, seconds: SECONDS },
  { database: 'embedded', perSecond: 102, seconds: SECONDS },
  ...Array.from({ length: ROUNDS }, () => [OVERLOAD, { ...OVERLOAD, log: 'with a worker' }]).flat(),
  { database: 'Postgres', perSecond: 320, seconds: Math.ceil(SECONDS / 3), log: 'workers stopped' },
];
const TESTKIT = resolve(import.meta.dirname, '../../../../packages/testkit/src');

/** Measures how many events per second the collector stores durably, and its response time. */
export async function benchCollector({ log }) {
  installPackages(['server'], log);
  linkPackages('server', ['@nats-io/jetstream', '@nats-io/transport-node']);
  const raw = [];
  for (const load of LOADS) {
    log(
      `${load.database}${load.log ? ` and an event log, ${load.log}` : ''}: ${load.perSecond * EVENTS} events per second for ${load.seconds} s`,
    );
    raw.push(await runWith(load));
  }
  return report(raw, EVENTS);
}

async function runWith({ database, perSecond, seconds, overload = false, log }) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-collector-'));
  const postgres = database === 'Postgres' ? await startPostgres() : undefined;
  const nats = log === undefined ? undefined : await startNats();
  try {
    const options = {
      dataFolder: folder,
      databaseUrl: postgres?.connectionString,
      events: nats && { url: nats.url },
      eventWorker: log !== 'workers stopped',
    };
    const load = { posts: perSecond * seconds, events: EVENTS, perSecond, pages: PAGES };
    const figures = await runLoad(options, load);
    const backlog = nats && (await drainLog(options));
    return { database, perSecond, overload, log, ...figures, backlog, stored: await countStored(options) };
  } finally {
    await nats?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startPostgres() {
  const { startTemporaryPostgres } = await importTypescript(`${TESTKIT}/temporary-postgres.ts`);
  const postgres = await startTemporaryPostgres({ durable: true });
  if (postgres === undefined) throw new Error('This machine has no Postgres: install version 15 or newer.');
  return postgres;
}

async function startNats() {
  const { startTemporaryNats } = await importTypescript(`${TESTKIT}/temporary-nats.ts`);
  return startTemporaryNats();
}
