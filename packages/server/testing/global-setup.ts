import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasFfmpeg, missingFfmpegMessage } from '@zoetrope/testkit/ffmpeg';
import {
  missingPgBouncerMessage,
  missingPostgresMessage,
  startTemporaryPgBouncer,
  startTemporaryPostgres,
} from '@zoetrope/testkit/postgres';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { buildPrograms, type Programs } from './build-programs.ts';
import { type DataFolders, makeDataFolders } from './data-folders.ts';
import { databaseUrl } from './database-url.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** A real Postgres and its name in test titles. */
export interface RealPostgres {
  readonly name: string;
  readonly connectionString: string;
  /** A database with the fixture to copy: `CREATE DATABASE … TEMPLATE`. */
  readonly template: string;
  /** The same server through PgBouncer, with the database `template1`. Undefined if it is not installed. */
  readonly pooled?: string | undefined;
}

interface StartedPostgres extends Omit<RealPostgres, 'template'> {
  readonly stop: () => Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    dataFolders: DataFolders;
    programs: Programs;
    /** One per run; null if none is installed. */
    postgres: RealPostgres | null;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!hasFfmpeg()) process.stderr.write(missingFfmpegMessage('clips are only tested to be rejected'));
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
  project.provide('postgres', postgres && toProvided(postgres, template));
  return async () => {
    await dropTemplate?.();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Without the function, which cannot be sent to the workers. */
function toProvided({ name, connectionString, pooled }: StartedPostgres, template: string): RealPostgres {
  return { name, connectionString, pooled, template };
}

/**
 * Creates the template database and returns a function that drops it. Nobody may be connected to it while it is copied.
 */
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

/** The Postgres of TEST_DATABASE_URL, or of this machine. Prints a notice if there is none. */
async function findPostgres(): Promise<StartedPostgres | null> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { name: 'the Postgres of TEST_DATABASE_URL', connectionString: url, stop: async () => {} };
  const postgres = await startTemporaryPostgres();
  if (postgres === undefined) {
    process.stderr.write(
      missingPostgresMessage('these tests run on the embedded one; TEST_DATABASE_URL can name another'),
    );
    return null;
  }
  const { connectionString } = postgres;
  const pooler = await startTemporaryPgBouncer(connectionString);
  if (pooler === undefined) process.stderr.write(missingPgBouncerMessage('nothing is tested behind a pooler'));
  return {
    name: 'a Postgres of this machine',
    connectionString,
    pooled: pooler?.addressOf('template1'),
    stop: async () => {
      await pooler?.stop();
      await postgres.stop();
    },
  };
}
