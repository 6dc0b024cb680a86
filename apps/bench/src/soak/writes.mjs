// Part of pnpm soak, or alone as `node apps/bench/src/soak/writes.mjs [rounds]`: kills the service in the midst of what people write, and counts what it had acknowledged and lost.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { writeResults } from '../lib/write-results.mjs';

const ROUNDS = 50;
const bench = resolve(import.meta.dirname, '../..');
const server = resolve(bench, '../../packages/server');

const rounds = Number(process.argv[2] ?? ROUNDS);
const args = ['--conditions=@zoetrope/source', '--import', 'tsx', 'src/testing/management/soak.ts', String(rounds)];
const { stdout } = spawnSync(process.execPath, args, {
  cwd: server,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { acknowledged, lost } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');

writeResults(`${bench}/results`, 'soak-writes', {
  title: 'A service that is killed while people write',
  note: `Channels made and moved, stories and uploads by six writers at once; SIGKILL ${rounds} times.`,
  sections: [],
  goals: [
    {
      what: 'acknowledged writes that are lost',
      value: lost.length,
      limit: 0,
      unit: `of ${acknowledged}`,
      digits: 0,
      kept: lost.length === 0,
    },
  ],
  raw: { rounds, acknowledged, lost },
});
for (const line of lost) console.error(`✗ ${line}`);
process.exitCode = lost.length > 0 ? 1 : 0;
