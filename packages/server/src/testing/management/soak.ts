/**
 * Kills the service in the midst of what people write, again and again, and counts what was lost:
 *   node --conditions=@zoetrope/source --import tsx packages/server/src/testing/management/soak.ts [rounds]
 * One line of JSON at the end, for `pnpm soak`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import { killWhileWriting } from './kill-while-writing.ts';

const rounds = Number(process.argv[2] ?? 50);
const folder = await mkdtemp(join(tmpdir(), 'zoetrope-soak-'));
const postgres = await startTemporaryPostgres();
try {
  const results = [await soak('embedded', {})];
  if (postgres) results.push(await soak('Postgres', { DATABASE_URL: postgres.connectionString }));
  console.log(JSON.stringify(results));
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function soak(database: string, env: { readonly [name: string]: string }) {
  const { lost, acknowledged } = await killWhileWriting({ dataFolder: join(folder, database), rounds, env });
  console.error(`  ${database}: killed ${rounds} times, ${acknowledged} acknowledged, ${lost.length} lost`);
  return { database, rounds, acknowledged, lost };
}
