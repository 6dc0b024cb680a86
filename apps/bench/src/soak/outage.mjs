// pnpm soak:outage [--minutes 10]: takes Postgres away for so long while events arrive through an event log, and writes the
// table in docs/scaling.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { number } from '../lib/table.mjs';
import { writeSoakTable } from './write-soak-table.mjs';

const server = resolve(import.meta.dirname, '../../../../packages/server');
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('Usage: pnpm soak:outage [--minutes 10]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'zoetrope-soak-'));
const file = join(folder, 'outage.json');
const args = ['--conditions=@zoetrope/source', '--import', 'tsx', 'testing/stack/outage.ts'];
const { status } = spawnSync(process.execPath, [...args, String(minutes), file], { cwd: server, stdio: 'inherit' });
if (status !== 0) throw new Error('The soak test of an outage failed.');
const result = JSON.parse(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true });

const failed = Object.values(result.failed).reduce((sum, times) => sum + times, 0);
const head = [
  'Postgres away for',
  'acknowledged events',
  'while it was away',
  'per second',
  'rejected requests',
  'other failures',
  'largest log',
  'bytes per event',
  'log empty after its return',
  'lost or counted twice',
];
const row = [
  `${number(result.minutes, Number.isInteger(result.minutes) ? 0 : 1)} min`,
  number(result.acknowledged),
  number(result.acknowledgedAway),
  number(result.acknowledgedAway / result.seconds),
  number(result.rejected),
  number(failed),
  `${number(result.logBytes / 1e6)} MB`,
  number(result.logBytes / result.logEvents),
  `${number(result.drainedSeconds)} s`,
  number(result.lost.length),
];
console.log(writeSoakTable('outage', head, [row]));
for (const line of result.lost.slice(0, 20)) console.error(`✗ ${line}`);
process.exitCode = result.lost.length > 0 || result.acknowledgedAway === 0 ? 1 : 0;
