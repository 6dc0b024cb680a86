import { constants } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { inject } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { openPglite } from '../src/database/open-database.ts';
import { loadCatalogue } from '../src/library/catalogue/load-catalogue.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

const SUBFOLDER = 'postgres';

/** Data folders of the embedded Postgres to copy: creating one takes seconds. */
export interface DataFolders {
  /** A database without a schema. */
  readonly empty: string;
  /** A database with the schema and the fixture. */
  readonly fixture: string;
  /** The same as a file, for databases in memory. */
  readonly snapshot: string;
}

/** Creates them in `folder`, once per run. */
export async function makeDataFolders(folder: string): Promise<DataFolders> {
  const made = {
    empty: join(folder, 'empty'),
    fixture: join(folder, 'fixture'),
    snapshot: join(folder, 'fixture.tar'),
  };
  await mkdir(made.empty, { recursive: true });
  const empty = await PGlite.create({ dataDir: join(made.empty, SUBFOLDER), extensions: { pg_trgm } });
  await empty.close();
  await copyFolder(made.empty, made.fixture);

  const fixture = await PGlite.create({ dataDir: join(made.fixture, SUBFOLDER), extensions: { pg_trgm } });
  const { db, close } = await openPglite(fixture);
  await migrate(db);
  await loadCatalogue(db, fixtureCatalogue, Date.now());
  const dump = await fixture.dumpDataDir('none');
  await writeFile(made.snapshot, Buffer.from(await dump.arrayBuffer()));
  await close();
  return made;
}

/** Copies a prepared database into the data folder of a service. */
export function prepareDataFolder(from: 'empty' | 'fixture', dataFolder: string): Promise<void> {
  return copyFolder(inject('dataFolders')[from], dataFolder);
}

function copyFolder(from: string, to: string): Promise<void> {
  return cp(join(from, SUBFOLDER), join(to, SUBFOLDER), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
