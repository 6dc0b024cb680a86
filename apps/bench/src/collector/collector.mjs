import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importTypescript } from '../lib/import-typescript.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { countStored } from './count-stored.mjs';
import { report } from './report.mjs';
import { runLoad } from './run-load.mjs';

const EVENTS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** The number of trending pages whose GIFs the events use. With that many, each event counts for trending. */
const PAGES = 300;
/**
 * The loads, in POSTs per second. The first two are a little above the budget of 5,000 events, because responses to the
 * last second arrive after it. The last one is more than two cores can handle.
 */
const LOADS = [
  { database: 'Postgres', perSecond: 102, seconds: SECONDS },
  { database: 'embedded', perSecond: 102, seconds: SECONDS },
  { database: 'Postgres', perSecond: 500, seconds: Math.ceil(SECONDS / 3), overload: true },
];
const TEMPORARY_POSTGRES = resolve(import.meta.dirname, '../../../../packages/testkit/src/temporary-postgres.ts');

/** Measures how many events per second the collector stores durably, and its response time. */
export async function benchCollector({ log }) {
  installPackages(['server'], log);
  const raw = [];
  for (const load of LOADS) {
    log(`${load.database}: ${load.perSecond * EVENTS} events per second for ${load.seconds} s`);
    raw.push(await runWith(load));
  }
  return report(raw, EVENTS);
}

async function runWith({ database, perSecond, seconds, overload = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-collector-'));
  const postgres = database === 'Postgres' ? await startPostgres() : undefined;
  try {
    const options = { dataFolder: folder, databaseUrl: postgres?.connectionString };
    const load = { posts: perSecond * seconds, events: EVENTS, perSecond, pages: PAGES };
    const figures = await runLoad(options, load);
    return { database, perSecond, overload, ...figures, stored: await countStored(options) };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startPostgres() {
  const { startTemporaryPostgres } = await importTypescript(TEMPORARY_POSTGRES);
  const postgres = await startTemporaryPostgres({ durable: true });
  if (postgres === undefined) throw new Error('This machine has no Postgres: install version 15 or newer.');
  return postgres;
}
