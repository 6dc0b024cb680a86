// Part of pnpm soak, or alone as `node apps/bench/src/soak/writes.mjs [rounds]`: kills the service in the midst of what people write, and counts what it had acknowledged and lost.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { failuresOf, goal } from '../lib/goal.mjs';
import { writeResults } from '../lib/write-results.mjs';

const ROUNDS = 50;
const bench = resolve(import.meta.dirname, '../..');
const server = resolve(bench, '../../packages/server');

const rounds = Number(process.argv[2] ?? ROUNDS);
const args = ['--conditions=@zoetrope/source', '--import', 'tsx', 'src/testing/management/soak.ts', String(rounds)];
const stdio = ['ignore', 'pipe', 'inherit'];
const { status, stdout } = spawnSync(process.execPath, args, { cwd: server, encoding: 'utf8', stdio });
if (status !== 0) throw new Error('The soak of writes did not come to its end; what it said is above.');
const results = JSON.parse(stdout.trim().split('\n').at(-1));

const goals = results.map(({ database, lost }) =>
  goal(`acknowledged writes that are lost, ${database}`, lost.length, 0),
);
const failures = failuresOf(goals);
writeResults(`${bench}/results`, 'soak-writes', {
  title: 'A service that is killed while people write',
  note: 'Channels made and moved, stories and uploads by six writers at once; SIGKILL each time after 30 answers, with others under way. All that was acknowledged is read after each restart, and again at the end.',
  goals,
  failures,
  sections: [
    {
      title: 'Writes that were acknowledged, and are there after the restarts',
      head: ['database', 'killed', 'acknowledged', 'lost'],
      rows: results.map((each) => [each.database, each.rounds, each.acknowledged, each.lost.length]),
    },
  ],
  raw: results,
});
for (const line of results.flatMap(({ lost }) => lost)) console.error(`✗ ${line}`);
process.exitCode = failures.length > 0 ? 1 : 0;
