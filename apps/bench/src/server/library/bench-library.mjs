import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { waitForIdleMachine, waitForIdleProcess } from '../../lib/idle.mjs';
import { importTypescript } from '../../lib/import-typescript.mjs';
import { installPackages } from '../../lib/install-packages.mjs';
import { CONCURRENT, createCalls } from './calls.mjs';
import { measureAfterAborts, measureCall, measureDeletions, measureRate } from './measure-calls.mjs';
import { cpuMs, memoryMb, peakMemoryMb, postmasterOf } from './processes.mjs';
import { reportLibrary } from './report-library.mjs';
import { createLibrary } from './synthetic-library.mjs';
import { measureBaseline } from './ts-rank-baseline.mjs';

const TEMPORARY_POSTGRES = resolve(import.meta.dirname, '../../../../../packages/testkit/src/temporary-postgres.ts');
/** A quarter of the memory of a machine with 4 GB, as the documentation of Postgres recommends. */
const SHARED_BUFFERS = '1GB';
const CHANGED_ITEMS = 100;
const ABORTS = 30;
const CLIENTS = 16;
const CONCURRENT_CALLS = 1000;
const DELETIONS = 20;
const BASELINE_CALLS = 50;

/**
 * Loads a synthetic library into the built service, calls all lists, and restarts it with the same and a changed
 * library.
 */
export async function benchLibrary({ log, items, embedded, calls, runs }) {
  installPackages(['server'], log);
  const isIdle = await waitForIdleMachine(log);
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-library-'));
  const postgres = embedded ? undefined : await startPostgres();
  const databasePid = postgres && postmasterOf(postgres.connectionString);
  // With the accounts of the demo: the bench uploads and deletes as one of them.
  const options = { items, dataFolder: folder, databaseUrl: postgres?.connectionString, demo: true };
  try {
    log(`loading ${items} items`);
    const load = await start({ ...options, version: '1', changed: 0 }, databasePid);
    await stop(load.service);
    log('starting with the same library');
    const unchanged = await start({ ...options, version: '1', changed: 0 }, databasePid);
    const target = { origin: unchanged.origin, servicePid: unchanged.service.pid, databasePid };
    await waitForIdleProcess(() => cpuMs(unchanged.service.pid));
    const library = createLibrary({ items });
    const list = createCalls({ items, library });
    const rows = [];
    for (const call of list) {
      log(`${runs} × ${calls} × ${call.name}`);
      rows.push({ name: call.name, goals: call.goals, ...(await measureCall(target, call, { calls, runs })) });
    }
    log(`${runs} × ${DELETIONS} × delete an item`);
    const deletions = await measureDeletions(target, { calls: DELETIONS, runs });
    rows.push({ name: 'delete an item', ...deletions });
    const rates = [];
    for (const { name, perSecond } of CONCURRENT) {
      const call = list.find((candidate) => candidate.name === name);
      log(`${CLIENTS} clients: ${name}`);
      rates.push({
        name,
        goal: perSecond,
        perSecond: await measureRate(target, call, { clients: CLIENTS, calls: CONCURRENT_CALLS }),
      });
    }
    const farSearch = list.find(({ name }) => name === 'search, offset 4,975');
    const healthMs = await measureAfterAborts(target, farSearch, ABORTS);
    await stop(unchanged.service);
    log(`starting with ${CHANGED_ITEMS} changed items`);
    const changed = await start({ ...options, version: '2', changed: CHANGED_ITEMS }, databasePid);
    await stop(changed.service);
    const words = library.vocabulary.en.words.slice(0, 10);
    log('searching by ts_rank');
    const baseline =
      postgres && (await measureBaseline(postgres.connectionString, { library, words, calls: BASELINE_CALLS }));
    const starts = { load, unchanged, changed };
    return reportLibrary({ items, embedded, calls, runs, isIdle, starts, rows, rates, healthMs, baseline });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the service, and measures until it listens. */
async function start(options, databasePid) {
  const databaseBefore = databasePid === undefined ? 0 : cpuMs(databasePid);
  const begin = performance.now();
  const service = fork(new URL('serve-library.mjs', import.meta.url), [JSON.stringify(options)], { stdio: 'inherit' });
  const failed = once(service, 'exit').then(([code]) => {
    throw new Error(`The service ended with code ${code} before it listened.`);
  });
  failed.catch(() => undefined);
  const [{ origin }] = await Promise.race([once(service, 'message'), failed]);
  return {
    service,
    origin,
    seconds: (performance.now() - begin) / 1000,
    memoryMb: memoryMb(service.pid),
    peakMemoryMb: peakMemoryMb(service.pid),
    serviceCpuMs: cpuMs(service.pid),
    databaseCpuMs: databasePid === undefined ? 0 : cpuMs(databasePid) - databaseBefore,
  };
}

async function stop(service) {
  const exited = once(service, 'exit');
  service.send('close');
  await exited;
}

async function startPostgres() {
  const { startTemporaryPostgres } = await importTypescript(TEMPORARY_POSTGRES);
  const postgres = await startTemporaryPostgres({ durable: true, sharedBuffers: SHARED_BUFFERS });
  if (postgres === undefined) throw new Error('This machine has no Postgres: install version 15 or newer.');
  return postgres;
}
