// pnpm soak:stack [--rounds 10] [component …]: kills each component of a whole deployment under load, and writes the table
// in docs/scaling.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installAlternatives } from '../lib/install-alternatives.mjs';
import { number } from '../lib/table.mjs';
import { writeResults } from '../lib/write-results.mjs';
import { hashOf } from './hash-of.mjs';
import { writeSoakTable } from './write-soak-table.mjs';

const COMPONENTS = {
  server: 'one of three servers',
  primary: 'Postgres, primary',
  replica: 'Postgres, replica',
  storage: 'object storage',
  log: 'NATS',
};
const bench = resolve(import.meta.dirname, '../..');
const server = resolve(bench, '../../packages/server');

const { positionals: requested, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' } },
});
const rounds = Number(values.rounds);
const unknown = requested.filter((name) => !(name in COMPONENTS));
if (!Number.isInteger(rounds) || rounds < 1 || unknown.length > 0) {
  console.error(`Usage: pnpm soak:stack [--rounds 10] [${Object.keys(COMPONENTS).join(' | ')} …]`);
  process.exit(2);
}

mkdirSync(`${bench}/.cache`, { recursive: true });
/** Stores the results of an interrupted run, which continues if the server has not changed. */
const resultsFile = `${bench}/.cache/soak-stack-${rounds}-${hashOf(`${server}/src`)}.json`;
if (existsSync(resultsFile)) console.log('continuing an interrupted run');
const args = ['--conditions=@zoetrope/source', '--import', 'tsx', 'testing/stack/soak.ts'];
const { status } = spawnSync(process.execPath, [...args, String(rounds), resultsFile, ...requested], {
  cwd: server,
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The soak test of the stack failed. Run it again to continue from there.');
const results = JSON.parse(readFileSync(resultsFile, 'utf8'));
// Some of the components are a part of a run.
const isWhole = Object.keys(COMPONENTS).every((name) => results.some(({ component }) => component === name));
if (!isWhole) process.exit();
rmSync(resultsFile);

const goals = results.flatMap((result) => {
  const name = COMPONENTS[result.component];
  return [
    goal(`lost acknowledged writes and events, ${name}`, { value: result.lost.length, limit: 0 }),
    goal(`failed reads in the worst round, ${name}`, { value: result.worstRound, limit: 1, unit: '%', digits: 2 }),
    goal(`rounds with untrue readiness, ${name}`, { value: result.rounds - result.truthfulRounds, limit: 0 }),
  ];
});
const section = {
  title: 'Rounds, and what callers noticed',
  head: [
    'killed',
    'rounds',
    'acknowledged writes',
    'acknowledged events',
    'lost',
    'writes with 503 and `Retry-After`',
    'events with 503 and `Retry-After`',
    'other failed writes',
    'reads',
    'failed reads',
    'worst round',
    'slowest read',
    'readiness true after',
    'recovered after',
  ],
  rows: results.map((result) => [
    COMPONENTS[result.component],
    result.rounds,
    number(result.acknowledgedWrites),
    number(result.acknowledgedEvents),
    result.lost.length,
    number(result.rejectedWrites),
    number(result.rejectedEvents),
    number(sum(result.failedWrites)),
    number(result.reads),
    number(sum(result.failedReads)),
    `${number(result.worstRound, 2)} %`,
    `${number(result.slowestReadMs / 1000, 1)} s`,
    `${number(result.slowestReportMs / 1000, 1)} s`,
    `${number(result.slowestRecoveryMs / 1000, 1)} s`,
  ]),
};
const failures = failuresOf(goals);
writeResults(`${bench}/results`, 'soak-stack', {
  title: 'Killing each component of a deployment',
  note: 'Three servers behind HAProxy, Postgres (with fsync) with a streaming replica, object storage (s3rver), NATS and shared limits in Postgres, all on this machine. Four readers, two writers of stories and uploads, and two senders of 20 events, each with a pause of 20 ms. After ten seconds of load, a component is killed with SIGKILL, and started again 5 s later. After each round, all acknowledged writes are read, with the files of uploads, and all acknowledged events are looked up in the database; at the end, all writes are read once more. The slowest times are those of the worst round; readiness is polled every 0.1 s.',
  goals,
  failures,
  sections: [section],
  raw: results,
});
writeSoakTable('stack', section.head, section.rows);
for (const line of results.flatMap(({ lost, untrue }) => [...lost, ...untrue])) console.error(`✗ ${line}`);
for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
// For the charts of the page.
installAlternatives(bench);
const { writePage } = await import('../page/write-page.mjs');
writePage(`${bench}/results`, resolve(bench, '../../docs'));

function sum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
