import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ServerError } from '../server-error.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import { type RetryOptions, retryConnecting } from './retry-connecting.ts';
import type { Db, Tables } from './schema.ts';

const KEEP_ALIVE_MS = 10_000;

export interface OpenDatabase {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** Opens the embedded Postgres in `folder`, which is created if missing. One process at a time. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  try {
    const pglite = await PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm } });
    const { db, close } = await openPglite(pglite);
    return { db, close: () => close().finally(unlock) };
  } catch (cause) {
    await unlock();
    throw new ServerError(`The database in ${folder} cannot be opened: ${String(cause)}`, { cause });
  }
}

/** Wraps an open PGlite, and closes it at the end. */
export async function openPglite(pglite: PGlite): Promise<OpenDatabase> {
  // PGlite has one connection: a transaction holds it while other queries wait in the pool.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareRepeated(pool) }) });
  // All data is in memory, and text matching is more expensive than the planner assumes, so prefer indexes to table
  // scans.
  await sql`SET random_page_cost = 1.1`.execute(db);
  await sql`SET enable_seqscan = off`.execute(db);

  return { db, close: () => db.destroy().then(() => pglite.close()) };
}

export interface OpenPostgresOptions extends Partial<Pick<RetryOptions, 'timeoutMs' | 'onRetry'>> {
  /** Receives errors of lost connections; the pool replaces them. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
}

/** Connects to a Postgres (15 or newer). Waits up to `timeoutMs` while it is starting. */
export async function openPostgres(
  connectionString: string,
  { timeoutMs, onRetry, onConnectionLost = () => {} }: OpenPostgresOptions = {},
): Promise<OpenDatabase> {
  // Keep-alive probes detect peers that disappear without closing, such as removed containers.
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, ...keepAlive });
  // An `error` event without a listener ends the process. The pool emits errors of idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await retryConnecting(() => sql`SELECT 1`.execute(db), { timeoutMs, onRetry });
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new ServerError(
      `The database of DATABASE_URL cannot be reached: ${reason}. Check its address and password.`,
      { cause },
    );
  }
  return { db, close: () => db.destroy() };
}
