/**
 * Kills the service repeatedly during writes, and counts lost writes:
 * node --conditions=@zoetrope/source --import tsx packages/server/testing/management/soak.ts <rounds> <file>
 * The file contains the result of each database; databases with a result are skipped.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import { buildPrograms } from '../build-programs.ts';
import { killWhileWriting } from './kill-while-writing.ts';

interface Result {
  readonly database: string;
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
}

const [rounds = '50', file = 'soak-writes.json'] = process.argv.slice(2);
const results: Result[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const folder = await mkdtemp(join(tmpdir(), 'zoetrope-soak-'));
const { fixture: program } = await buildPrograms(join(folder, 'programs'));
const postgres = await startTemporaryPostgres();
try {
  await soak('embedded', {});
  if (postgres) await soak('Postgres', { DATABASE_URL: postgres.connectionString });
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function soak(database: string, env: { readonly [name: string]: string }): Promise<void> {
  if (results.some((result) => result.database === database)) return;
  const dataFolder = join(folder, database);
  const done = await killWhileWriting({ dataFolder, rounds: Number(rounds), env, program });
  console.error(`  ${database}: killed ${rounds} times, ${done.acknowledged} acknowledged, ${done.lost.length} lost`);
  results.push({ database, rounds: Number(rounds), ...done });
  writeFileSync(file, JSON.stringify(results));
}
