/**
 * Takes Postgres away for some minutes while events arrive, and counts what was lost:
 * node --conditions=@zoetrope/source --import tsx packages/server/testing/stack/outage.ts <minutes> <file>
 * The file contains an `OutageResult`.
 */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryNats } from '@zoetrope/testkit/nats';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import pg from 'pg';
import type { LogState } from '../../src/pingback/log/event-log.ts';
import { openEventLog } from '../../src/pingback/log/nats-event-log.ts';
import { uuidV7 } from '../../src/pingback/uuid-v7.ts';
import { buildPrograms } from '../build-programs.ts';
import { buildEvent } from '../pingback-events.ts';
import { type Command, runCommand } from '../run-command.ts';
import { findDoubledEvents, findLostEvents } from './stored-events.ts';

export interface OutageResult {
  readonly minutes: number;
  /** How many seconds Postgres did not run. */
  readonly seconds: number;
  readonly acknowledged: number;
  /** Acknowledged while Postgres was away. */
  readonly acknowledgedAway: number;
  readonly rejected: number;
  /** Other failures, by reason. */
  readonly failed: { readonly [reason: string]: number };
  /** The largest size of the stream. */
  readonly logBytes: number;
  /** The most events in the log. */
  readonly logEvents: number;
  /** From the start of Postgres until the log was empty, while further events arrived. */
  readonly drainedSeconds: number;
  /** A line for each acknowledged event that is missing, and if any was counted twice. */
  readonly lost: readonly string[];
}

const SENDERS = 4;
/** Events of a request, as widgets send them. */
const EVENTS = 50;
/** Between two requests of a sender: about 1,000 events per second of all. */
const PAUSE_MS = 200;
const STEADY_MS = 5000;
const POLL_MS = 500;
/** More than the log takes to become empty after ten minutes. */
const DRAIN_LIMIT_MS = 600_000;

const [minutes = '10', file = 'soak-outage.json'] = process.argv.slice(2);
await writeFile(file, JSON.stringify(await runOutage(Number(minutes))));

async function runOutage(minutes: number): Promise<OutageResult> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-outage-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = await startTemporaryPostgres({ durable: true });
    if (postgres === undefined) throw new Error('This machine has no Postgres: install version 15 or newer.');
    stops.push(postgres.stop);
    const nats = await startTemporaryNats();
    stops.push(nats.stop);
    const { fixture: program } = await buildPrograms(join(folder, 'programs'));
    const env = { DATABASE_URL: postgres.connectionString, ZOETROPE_EVENTS: nats.url };
    const start = async (name: string, ...options: string[]) => {
      const args = ['--port', '0', '--data', join(folder, name), '--rate-limits', 'off', ...options];
      const command = runCommand(args, { env, program });
      stops.push(() => kill(command));
      return { command, origin: await command.ready };
    };
    const collector = await start('collector', '--no-event-worker');
    const worker = await start('worker-1');
    const log = await openEventLog({ url: nats.url });
    stops.push(log.close);

    const load = startLoad(collector.origin);
    const peak = watchPeak(log.state);
    await sleep(STEADY_MS);
    await postgres.kill();
    const killedAt = performance.now();
    const before = load.acknowledged.length;
    console.error(`  Postgres is away, ${before} events were acknowledged`);
    const outageMs = minutes * 60_000;
    await sleep(outageMs / 2);
    // It holds messages that it cannot store.
    await kill(worker.command);
    console.error(`  the worker was killed, ${load.acknowledged.length} events were acknowledged`);
    await sleep(Math.max(0, outageMs - (performance.now() - killedAt)));
    const acknowledgedAway = load.acknowledged.length - before;
    const startedAt = performance.now();
    const seconds = (startedAt - killedAt) / 1000;
    await postgres.start();
    console.error(`  Postgres is back, ${load.acknowledged.length} events were acknowledged`);
    await Promise.all([start('worker-1'), start('worker-2')]);
    await sleep(STEADY_MS);
    await load.stop();
    await untilEmpty(log.state);
    const drainedSeconds = (performance.now() - startedAt) / 1000;
    const { bytes, messages } = peak.stop();

    const client = new pg.Client({ connectionString: postgres.connectionString });
    await client.connect();
    stops.push(() => client.end());
    const lost = [...(await findLostEvents(client, load.acknowledged)), ...(await findDoubledEvents(client))];
    return {
      ...{ minutes, seconds, acknowledged: load.acknowledged.length, acknowledgedAway, rejected: load.rejected() },
      ...{ failed: load.failed, logBytes: bytes, logEvents: messages * EVENTS, drainedSeconds, lost },
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Sends events at a steady rate. What is not acknowledged is sent again, as clients do. */
function startLoad(origin: string) {
  const acknowledged: string[] = [];
  const failed: { [reason: string]: number } = {};
  let rejected = 0;
  let isStopping = false;

  async function isAcknowledged(body: string): Promise<boolean> {
    try {
      const response = await fetch(`${origin}/v2/pingback?api_key=zoetrope-web`, { method: 'POST', body });
      await response.arrayBuffer();
      if (response.status === 200) return true;
      if (response.status === 503 && response.headers.has('Retry-After')) rejected += 1;
      else failed[response.status] = (failed[response.status] ?? 0) + 1;
    } catch {
      failed['connection lost'] = (failed['connection lost'] ?? 0) + 1;
    }
    return false;
  }

  async function sendOn(): Promise<void> {
    while (!isStopping) {
      const ids = Array.from({ length: EVENTS }, () => uuidV7(Date.now()));
      const events = ids.map((event_id) =>
        buildEvent({ event_id, gif_id: 'duckling', ts: Date.now(), analytics_response_payload: undefined }),
      );
      const body = JSON.stringify({ events });
      while (!(await isAcknowledged(body))) {
        if (isStopping) return;
        await sleep(PAUSE_MS);
      }
      acknowledged.push(...ids);
      await sleep(PAUSE_MS);
    }
  }

  const senders = Array.from({ length: SENDERS }, sendOn);
  return {
    acknowledged,
    failed,
    rejected: () => rejected,
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
  };
}

/** Remembers the largest size of the log. */
function watchPeak(state: () => Promise<LogState>) {
  let bytes = 0;
  let messages = 0;
  const timer = setInterval(async () => {
    const now = await state().catch(() => undefined);
    bytes = Math.max(bytes, now?.bytes ?? 0);
    messages = Math.max(messages, now?.messages ?? 0);
  }, POLL_MS);
  return {
    stop() {
      clearInterval(timer);
      return { bytes, messages };
    },
  };
}

async function untilEmpty(state: () => Promise<LogState>): Promise<void> {
  const begin = performance.now();
  while ((await state()).messages > 0) {
    if (performance.now() - begin > DRAIN_LIMIT_MS) throw new Error('The workers did not empty the log in 10 minutes.');
    await sleep(POLL_MS);
  }
}

async function kill({ process: child }: Command): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
