import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg, withoutFfmpeg } from '@zoetrope/testkit/ffmpeg';
import { startTemporaryPostgres, withoutPostgres } from '@zoetrope/testkit/postgres';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { buildPrograms, type Programs } from './build-programs.ts';
import { type DataFolders, makeDataFolders } from './data-folders.ts';
import { databaseUrl } from './database-url.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** Where a real Postgres is, and how the titles of tests call it. */
export interface RealPostgres {
  readonly name: string;
  readonly connectionString: string;
  /** A database with the fixture in it, to make others from: `CREATE DATABASE … TEMPLATE`. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    dataFolders: DataFolders;
    programs: Programs;
    /** One for the whole run; null where the machine has none. */
    postgres: RealPostgres | null;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!hasFfmpeg()) process.stderr.write(withoutFfmpeg('clips are only tested to be refused'));
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-test-'));
  const [postgres, dataFolders, programs] = await Promise.all([
    findPostgres(),
    makeDataFolders(folder),
    buildPrograms(join(folder, 'programs')),
  ]);
  project.provide('dataFolders', dataFolders);
  project.provide('programs', programs);
  const template = `zoetrope_fixture_${process.pid}`;
  const dropTemplate = postgres && (await makeTemplate(postgres.connectionString, template));
  const { name, connectionString } = postgres ?? {};
  project.provide('postgres', name && connectionString ? { name, connectionString, template } : null);
  return async () => {
    await dropTemplate?.();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Makes the database that others are copied from, and returns what drops it. Nobody may be connected to it while it is copied. */
async function makeTemplate(connectionString: string, template: string): Promise<() => Promise<void>> {
  const admin = await openPostgres(connectionString);
  const drop = sql`DROP DATABASE IF EXISTS ${sql.id(template)} WITH (FORCE)`;
  await drop.execute(admin.db);
  await sql`CREATE DATABASE ${sql.id(template)}`.execute(admin.db);
  const database = await openPostgres(databaseUrl(connectionString, template));
  await migrate(database.db);
  await loadCatalogue(database.db, fixtureCatalogue, Date.now());
  await database.close();
  return async () => {
    await drop.execute(admin.db);
    await admin.close();
  };
}

/** The Postgres of TEST_DATABASE_URL, or one of this machine. Where there is neither, it is said so. */
async function findPostgres(): Promise<
  (Omit<RealPostgres, 'template'> & { readonly stop: () => Promise<void> }) | null
> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { name: 'the Postgres of TEST_DATABASE_URL', connectionString: given, stop: async () => {} };
  const temporary = await startTemporaryPostgres();
  if (temporary) return { name: 'a Postgres of this machine', ...temporary };
  process.stderr.write(withoutPostgres('these tests run on the embedded one; TEST_DATABASE_URL can name another'));
  return null;
}
