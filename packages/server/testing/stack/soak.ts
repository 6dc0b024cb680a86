/**
 * Kills each component of a whole deployment repeatedly under load, and counts what was lost:
 * node --conditions=@zoetrope/source --import tsx packages/server/testing/stack/soak.ts <rounds> <file> [component …]
 * The file contains the result of each component; those with a result are skipped.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findMissing, signIn, type Written } from '../management/writes.ts';
import { type Load, startLoad, type Tally } from './load.ts';
import { type ComponentName, isTrue, type Report, readReadiness } from './readiness.ts';
import { type Component, type Stack, startStack } from './start-stack.ts';
import { findDoubledEvents, findLostEvents } from './stored-events.ts';

/** Load before the first round, after which each server has served each picture. */
const WARM_UP_MS = 10_000;
/** Load before the kill, and after the recovery. */
const STEADY_MS = 2000;
/** Time until a component is started again. Long enough for health checks to notice, and for clients to feel it. */
const AWAY_MS = 5000;
/** A recovery that takes longer is a failure. */
const RECOVERY_LIMIT_MS = 60_000;
const POLL_MS = 100;
const COMPONENTS: readonly ComponentName[] = ['server', 'primary', 'replica', 'storage', 'log'];

/** The sums of all rounds of a component. */
export interface StackResult {
  readonly component: ComponentName;
  rounds: number;
  acknowledgedWrites: number;
  acknowledgedEvents: number;
  /** A line for each acknowledged write and event that is missing or was counted twice. */
  readonly lost: string[];
  rejectedWrites: number;
  rejectedEvents: number;
  readonly failedWrites: { [reason: string]: number };
  reads: number;
  readonly failedReads: { [reason: string]: number };
  /** The share of failed reads in the worst round, in percent. */
  worstRound: number;
  slowestReadMs: number;
  /** Rounds in which each server reported what was away, and then that all is well. */
  truthfulRounds: number;
  slowestReportMs: number;
  slowestRecoveryMs: number;
  /** Reports that never became true. */
  readonly untrue: string[];
}

const [rounds = '10', file = 'soak-stack.json', ...names] = process.argv.slice(2);
const results: StackResult[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const wanted = COMPONENTS.filter((name) => names.length === 0 || names.includes(name));
const missing = wanted.filter((name) => !results.some(({ component }) => component === name));
if (missing.length > 0) await soak(missing);

async function soak(components: readonly ComponentName[]): Promise<void> {
  const stack = await startStack();
  const all: Written[] = [];
  try {
    await untilHealthy(stack);
    const load = await startLoad(stack.origin);
    await sleep(WARM_UP_MS);
    for (const component of components) {
      const result = emptyResult(component);
      for (let round = 0; round < Number(rounds); round += 1) {
        await runRound(stack, { load, round, result, all });
        console.error(`  ${component}, round ${round + 1}: ${JSON.stringify({ ...result, lost: result.lost.length })}`);
      }
      results.push(result);
      writeFileSync(file, JSON.stringify(results));
    }
    await load.stop();
    const lostAtTheEnd = await findMissing(stack.origin, all, await signIn(stack.origin, 'ada'));
    results.at(-1)?.lost.push(...lostAtTheEnd);
    writeFileSync(file, JSON.stringify(results));
  } finally {
    await stack.stop();
  }
}

interface Round {
  readonly load: Load;
  readonly round: number;
  readonly result: StackResult;
  /** The writes of all rounds. */
  readonly all: Written[];
}

async function runRound(stack: Stack, { load, round, result, all }: Round): Promise<void> {
  const before = load.take();
  await sleep(STEADY_MS);
  const killed = componentOf(stack, result.component, round);
  const servers = stack.servers.filter((server) => server !== killed);
  await killed.kill();
  const killedAt = performance.now();
  const report = await untilTrue(originsOf(servers), result.component, AWAY_MS * 2);
  await sleep(Math.max(0, AWAY_MS - (performance.now() - killedAt)));
  const startedAt = performance.now();
  await killed.start();
  const recovery = await untilTrue(originsOf(stack.servers), undefined, RECOVERY_LIMIT_MS);
  const recoveryMs = performance.now() - startedAt;
  await sleep(STEADY_MS);
  const tally = load.take();
  add(result, tally);
  if (report.isTrue && recovery.isTrue) result.truthfulRounds += 1;
  for (const { isTrue, reports } of [report, recovery]) if (!isTrue) result.untrue.push(JSON.stringify(reports));
  result.slowestReportMs = Math.max(result.slowestReportMs, report.ms);
  result.slowestRecoveryMs = Math.max(result.slowestRecoveryMs, recoveryMs);
  all.push(...before.written, ...tally.written);
  const token = await signIn(stack.origin, 'ada');
  result.lost.push(
    ...(await findMissing(stack.origin, tally.written, token)),
    ...(await untilStored(stack, [...before.events, ...tally.events])),
  );
}

function componentOf(stack: Stack, name: ComponentName, round: number): Component {
  if (name !== 'server') return stack[name];
  const server = stack.servers[round % stack.servers.length];
  if (server === undefined) throw new Error('The stack has no servers.');
  return server;
}

function originsOf(servers: Stack['servers']): string[] {
  return servers.map(({ origin }) => origin);
}

/** Waits until everything at these origins reports the truth. */
async function untilTrue(origins: readonly string[], away: ComponentName | undefined, limitMs: number) {
  const begin = performance.now();
  for (;;) {
    const reports: Report[] = await Promise.all(origins.map(readReadiness));
    const ms = performance.now() - begin;
    const isDone = reports.every((report) => isTrue(report, away));
    if (isDone || ms > limitMs) return { isTrue: isDone, ms, reports };
    await sleep(POLL_MS);
  }
}

async function untilHealthy({ servers, origin }: Stack): Promise<void> {
  // The balancer too has to find the servers.
  const { isTrue, reports } = await untilTrue([...originsOf(servers), origin], undefined, RECOVERY_LIMIT_MS);
  if (!isTrue) throw new Error(`The servers did not become ready: ${JSON.stringify(reports)}`);
}

/** Waits until the workers have stored every acknowledged event. Returns a line for each that is missing, or if any was counted twice. */
async function untilStored({ primary }: Stack, events: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: primary.connectionString });
  await client.connect();
  try {
    const begin = performance.now();
    for (;;) {
      const lost = await findLostEvents(client, events);
      if (lost.length === 0 || performance.now() - begin > RECOVERY_LIMIT_MS) {
        return [...lost, ...(await findDoubledEvents(client))];
      }
      await sleep(POLL_MS);
    }
  } finally {
    await client.end();
  }
}

function emptyResult(component: ComponentName): StackResult {
  return {
    ...{ component, rounds: 0, acknowledgedWrites: 0, acknowledgedEvents: 0, lost: [] },
    ...{ rejectedWrites: 0, rejectedEvents: 0, failedWrites: {}, reads: 0, failedReads: {}, worstRound: 0 },
    ...{ slowestReadMs: 0, truthfulRounds: 0, slowestReportMs: 0, slowestRecoveryMs: 0, untrue: [] },
  };
}

function add(result: StackResult, tally: Tally): void {
  result.rounds += 1;
  result.acknowledgedWrites += tally.written.length;
  result.acknowledgedEvents += tally.events.length;
  result.rejectedWrites += tally.rejectedWrites;
  result.rejectedEvents += tally.rejectedEvents;
  result.reads += tally.reads;
  addCounts(result.failedReads, tally.failedReads);
  addCounts(result.failedWrites, tally.failedWrites);
  const failed = [...tally.failedReads.values()].reduce((sum, times) => sum + times, 0);
  result.worstRound = Math.max(result.worstRound, (100 * failed) / tally.reads);
  result.slowestReadMs = Math.max(result.slowestReadMs, tally.slowestMs);
}

function addCounts(sums: { [reason: string]: number }, counts: ReadonlyMap<string, number>): void {
  for (const [reason, times] of counts) sums[reason] = (sums[reason] ?? 0) + times;
}
