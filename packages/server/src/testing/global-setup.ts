import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-database.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and loaded database, as a file: one is made per run, since that takes seconds. */
    databaseSnapshot: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-test-'));
  const file = join(folder, 'database.tar');
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const { db, close } = await openPglite(pglite);
  await migrate(db);
  await loadCatalogue(db, fixtureCatalogue, Date.now());
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await close();
  project.provide('databaseSnapshot', file);
  return () => rm(folder, { recursive: true, force: true });
}
