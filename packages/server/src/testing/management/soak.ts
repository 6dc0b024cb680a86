/**
 * Kills the service in the midst of what people write, again and again, and counts what was lost:
 *   node --conditions=@zoetrope/source --import tsx packages/server/src/testing/management/soak.ts [rounds]
 * One line of JSON at the end, for `pnpm soak`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWhileWriting } from './kill-while-writing.ts';

const rounds = Number(process.argv[2] ?? 50);
const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-soak-'));
try {
  const { lost, acknowledged } = await killWhileWriting({ dataFolder, rounds });
  console.log(JSON.stringify({ rounds, acknowledged, lost }));
  process.exitCode = lost.length > 0 ? 1 : 0;
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
