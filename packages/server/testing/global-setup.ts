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
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-database.ts';
import type { Db } from '../src/database/schema.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { buildPrograms, type Programs } from './build-programs.ts';
import { copyDatabase, dropDatabase } from './copy-database.ts';
import { type DataFolders, makeDataFolders, type Snapshot } from './data-folders.ts';
import { databaseUrl } from './database-url.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

/** A real Postgres and its name in test titles. */
export interface RealPostgres {
  readonly name: string;
  readonly connectionString: string;
  /** Databases to copy: `CREATE DATABASE … TEMPLATE`. */
  readonly templates: { readonly [of in Snapshot]: string };
  /** The same server through PgBouncer, with the database `template1`. Undefined if it is not installed. */
  readonly pooled?: string | undefined;
}

type Templates = RealPostgres['templates'];

interface StartedPostgres extends Omit<RealPostgres, 'templates'> {
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
  const templates = {
    empty: 'template1',
    schema: `zoetrope_schema_${process.pid}`,
    fixture: `zoetrope_fixture_${process.pid}`,
  };
  const dropTemplates = postgres && (await makeTemplates(postgres.connectionString, templates));
  project.provide('postgres', postgres && toProvided(postgres, templates));
  return async () => {
    await dropTemplates?.();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Without the function, which cannot be sent to the workers. */
function toProvided({ name, connectionString, pooled }: StartedPostgres, templates: Templates): RealPostgres {
  return { name, connectionString, pooled, templates };
}

/**
 * Creates the templates and returns a function that drops them. Nobody may be connected to one while it is copied.
 */
async function makeTemplates(
  connectionString: string,
  { empty, schema, fixture }: Templates,
): Promise<() => Promise<void>> {
  const admin = await openPostgres(connectionString);

  async function make(name: string, from: string, fill: (db: Db) => Promise<unknown>): Promise<void> {
    await copyDatabase(admin.db, { template: from, name });
    const database = await openPostgres(databaseUrl(connectionString, name));
    await fill(database.db);
    await database.close();
  }

  await make(schema, empty, migrate);
  await make(fixture, schema, (db) => loadCatalogue(db, fixtureCatalogue, Date.now()));
  return async () => {
    for (const name of [schema, fixture]) await dropDatabase(admin.db, name);
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
