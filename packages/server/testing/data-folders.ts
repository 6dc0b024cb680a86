import { constants, openAsBlob } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { inject } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { openPglite } from '../src/database/open-database.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

const SUBFOLDER = 'postgres';

/** A database without a schema, with the schema, or with the fixture too. */
export type Snapshot = 'empty' | 'schema' | 'fixture';

/** Data folders of the embedded Postgres to copy: creating one takes seconds. */
export interface DataFolders {
  /** A database without a schema. */
  readonly empty: string;
  /** A database with the schema. */
  readonly schema: string;
  /** A database with the schema and the fixture. */
  readonly fixture: string;
  /** Files of databases to open in memory. */
  readonly snapshots: { readonly [name in Snapshot]: string };
  /** Renditions of the released catalogue, which test files add to and share. */
  readonly renditions: string;
}

/** Creates them in `folder`, once per run. */
export async function makeDataFolders(folder: string): Promise<DataFolders> {
  // In this process, the embedded Postgres runs once: compiling it with optimizations takes longer than it saves.
  setFlagsFromString('--liftoff-only');
  const folders = {
    empty: join(folder, 'empty'),
    schema: join(folder, 'schema'),
    fixture: join(folder, 'fixture'),
    snapshots: {
      empty: join(folder, 'empty.tar'),
      schema: join(folder, 'schema.tar'),
      fixture: join(folder, 'fixture.tar'),
    },
    renditions: join(folder, 'renditions'),
  };
  await mkdir(folders.empty, { recursive: true });
  const empty = await PGlite.create({ dataDir: join(folders.empty, SUBFOLDER), extensions: { pg_trgm } });
  // Preparing the default of 128 MB takes a third of the processor time of opening a database.
  await empty.exec("ALTER SYSTEM SET shared_buffers = '16MB'");
  await dropTemplates(empty);
  await writeSnapshot(empty, folders.snapshots.empty);
  await empty.close();
  await copyFolder(folders.empty, folders.fixture);

  const fixture = await PGlite.create({ dataDir: join(folders.fixture, SUBFOLDER), extensions: { pg_trgm } });
  const { db, close } = await openPglite(fixture);
  await migrate(db);
  await writeSnapshot(fixture, folders.snapshots.schema);
  // As after a kill: nothing is written since the checkpoint.
  await copyFolder(folders.fixture, folders.schema);
  await loadCatalogue(db, fixtureCatalogue, Date.now());
  await writeSnapshot(fixture, folders.snapshots.fixture);
  await close();
  return folders;
}

/** Two thirds of the files, which take as long to copy as everything else takes to open a database. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('UPDATE pg_database SET datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${name}`);
}

/** Writes after a checkpoint, because a database replays all changes since the last one when it is opened. */
async function writeSnapshot(pglite: PGlite, file: string): Promise<void> {
  await pglite.exec('CHECKPOINT');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}

/** A database in memory that is a copy of a prepared one. */
export async function loadSnapshot(of: Snapshot): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject('dataFolders').snapshots[of]);
  return PGlite.create({ loadDataDir, extensions: { pg_trgm } });
}

/** Copies a prepared database into the data folder of a service. */
export function prepareDataFolder(from: Snapshot, dataFolder: string): Promise<void> {
  return copyFolder(inject('dataFolders')[from], dataFolder);
}

function copyFolder(from: string, to: string): Promise<void> {
  return cp(join(from, SUBFOLDER), join(to, SUBFOLDER), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
