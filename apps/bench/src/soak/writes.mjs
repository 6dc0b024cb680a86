// Kills the service during writes, and counts the acknowledged and the lost ones. Part of `pnpm soak`; run alone as
// `node apps/bench/src/soak/writes.mjs [rounds]`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { failuresOf, goal } from '../lib/goal.mjs';
import { writeResults } from '../lib/write-results.mjs';
import { hashOf } from './hash-of.mjs';

const ROUNDS = 50;
const bench = resolve(import.meta.dirname, '../..');
const server = resolve(bench, '../../packages/server');

const rounds = Number(process.argv[2] ?? ROUNDS);
mkdirSync(`${bench}/.cache`, { recursive: true });
/** Stores the results of an interrupted run, which continues if the service has not changed. */
const resultsFile = `${bench}/.cache/soak-writes-${rounds}-${hashOf(`${server}/src`)}.json`;
if (existsSync(resultsFile)) console.log('continuing an interrupted run');
const args = ['--conditions=@zoetrope/source', '--import', 'tsx', 'testing/management/soak.ts'];
const { status } = spawnSync(process.execPath, [...args, String(rounds), resultsFile], {
  cwd: server,
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The soak test of writes failed. Run it again to continue from there.');
const results = JSON.parse(readFileSync(resultsFile, 'utf8'));
rmSync(resultsFile);

const goals = results.map(({ database, lost }) =>
  goal(`lost acknowledged writes, ${database}`, { value: lost.length, limit: 0 }),
);
const failures = failuresOf(goals);
writeResults(`${bench}/results`, 'soak-writes', {
  title: 'Killing the service during writes',
  note: 'Six concurrent writers create and move channels, write stories and upload GIFs. The service is killed with SIGKILL after every 30 responses, while other requests are in flight. All acknowledged writes are read after each restart, and again at the end.',
  goals,
  failures,
  sections: [
    {
      title: 'Acknowledged writes, and those lost after the restarts',
      head: ['database', 'killed', 'acknowledged', 'lost'],
      rows: results.map((result) => [result.database, result.rounds, result.acknowledged, result.lost.length]),
    },
  ],
  raw: results,
});
for (const line of results.flatMap(({ lost }) => lost)) console.error(`✗ ${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
