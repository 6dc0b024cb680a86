import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ServerError } from '../server-error.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import type { Db, Tables } from './schema.ts';

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** Opens the embedded Postgres in `folder`, made when it is not there. One process at a time. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm } });
    const { db, close } = await openPglite(pglite);
    return { db, close: () => close().finally(unlock) };
  } catch (cause) {
    await unlock();
    throw new ServerError(`The database in ${folder} could not be opened: ${String(cause)}`, { cause });
  }
}

/** Speaks to an embedded Postgres that is open already, and closes it in the end. */
export async function openPglite(pglite: PGlite): Promise<OpenDatabase> {
  // One connection is all it has; a transaction holds it, and the others wait in the pool.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareRepeated(pool) }) });
  // Everything is in memory, and here a match of texts costs much more than the planner reckons: it is to look into
  // an index before it reads a whole table.
  await sql`SET random_page_cost = 1.1`.execute(db);
  await sql`SET enable_seqscan = off`.execute(db);

  return { db, close: () => db.destroy().then(() => pglite.close()) };
}

/** Opens any Postgres (15 or newer) by its connection string. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server ends is replaced by the pool; without a listener it would end us.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`SELECT 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError(
      `The database of DATABASE_URL does not answer: ${reason}. Check its address and its password.`,
      { cause },
    );
  }
  return { db, close: () => db.destroy() };
}
