import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPostgresMessage, startTemporaryPostgres } from '@zoetrope/testkit/postgres';
import type { TestProject } from 'vitest/node';
import { startService } from './start-service.ts';

/**
 * Starts one service on the installed Postgres, for the tests without pages. Falls back to the embedded database, and
 * prints that it did.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  if (postgres === undefined) {
    process.stderr.write(missingPostgresMessage('the contract tests use the embedded database'));
  }
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-e2e-'));
  const end = async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const dataFolder = join(folder, 'data');
    const env = { ...process.env, ...(postgres && { DATABASE_URL: postgres.connectionString }) };
    const service = await startService(dataFolder, env);
    project.provide('server', service.origin);
    project.provide('dataFolder', dataFolder);
    return () => service.stop().then(end);
  } catch (error) {
    await end();
    throw error;
  }
}
