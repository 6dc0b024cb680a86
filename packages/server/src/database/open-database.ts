import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { ServerError } from '../server-error.ts';
import { createConnectionQueue } from './connection-queue.ts';
import { lockFolder } from './folder-lock.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import { currentScope } from './query-scope.ts';
import { type RetryOptions, retryConnecting } from './retry-connecting.ts';
import type { Db, Tables } from './schema.ts';
import { STATEMENT_LIMITS_MS, type StatementLimits } from './statement-limits.ts';

/** Statements of requests that wait for the one connection: about 4 seconds of searches. */
const MAX_WAITING = 200;
const MAX_WAIT_MS = 10_000;

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
  // PGlite has one connection: a transaction holds it while other queries wait.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: inOrder(prepareRepeated(pool)) }) });
  // All data is in memory, and text matching is more expensive than the planner assumes, so prefer indexes to table
  // scans.
  await sql`SET random_page_cost = 1.1`.execute(db);
  await sql`SET enable_seqscan = off`.execute(db);

  return { db, close: () => db.destroy().then(() => pglite.close()) };
}

/**
 * Bounds the statements that wait for the one connection, and drops those of aborted requests. One that is executing
 * blocks this process, so nothing could cancel it.
 */
function inOrder(pool: PostgresPool): PostgresPool {
  const queue = createConnectionQueue({ connections: 1, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  return {
    async connect() {
      const free = await queue.acquire(currentScope());
      const client = await pool.connect().catch((error: unknown) => {
        free();
        throw error;
      });
      return {
        query: client.query.bind(client),
        release() {
          client.release();
          free();
        },
      };
    },
    end: () => pool.end(),
  };
}

export interface OpenPostgresOptions extends Partial<Pick<RetryOptions, 'timeoutMs' | 'onRetry'>> {
  /** Receives errors of lost connections; the pool replaces them. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
  /** Time limits of statements in ms that differ from `STATEMENT_LIMITS_MS`. */
  readonly limits?: Partial<StatementLimits> | undefined;
}

/**
 * Connects to a Postgres (15 or newer), or to the primary of several hosts. Waits up to `timeoutMs` while it is starting.
 */
export async function openPostgres(
  connectionString: string,
  { timeoutMs, onRetry, onConnectionLost = () => {}, limits }: OpenPostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = createPostgresPool(connectionString, {
    limits: { ...STATEMENT_LIMITS_MS, ...limits },
    onConnectionLost,
  });
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
