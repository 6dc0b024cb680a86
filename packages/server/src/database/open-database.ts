import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { ServerError } from '../server-error.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { DatabasePool } from './database-pool.ts';
import { abandon, createEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { unpackNewDatabase } from './new-database.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { inScope } from './query-scope.ts';
import type { ReplicaStatus } from './replica-lag.ts';
import { createReplicatedPool } from './replicated-pool.ts';
import { type RetryOptions, retryConnecting } from './retry-connecting.ts';
import type { Db, Tables } from './schema.ts';
import { STATEMENT_LIMITS_MS, type StatementLimits } from './statement-limits.ts';
import { tracedPool } from './traced-pool.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Pass it to `createApp`, so that readiness and metrics describe it. */
  readonly pool: DatabasePool;
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Records the statements of requests as spans of OpenTelemetry: the result of `createTracing`. Default: none. */
  readonly tracing?: Tracing | undefined;
}

/**
 * Memory for pages of tables, which is all taken at the start. With half of the default, searches of 10,000 items take the
 * same time. A command goes through a library once, so it would seldom find a page again.
 */
const SHARED_BUFFERS = { server: '64MB', command: '16MB' } as const;

/** Opens the embedded Postgres in `folder`, which is created if missing. One process at a time. */
export function openEmbedded(folder: string, options: OpenDatabaseOptions = {}): Promise<OpenDatabase> {
  return openFolder(folder, options, SHARED_BUFFERS.server);
}

/** Like `openEmbedded`, with less memory. */
export function openForCommand(folder: string): Promise<OpenDatabase> {
  return openFolder(folder, {}, SHARED_BUFFERS.command);
}

async function openFolder(folder: string, options: OpenDatabaseOptions, sharedBuffers: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(folder);
  const dataDir = join(folder, 'postgres');
  const open = () => createPglite(dataDir, sharedBuffers);
  try {
    await unpackNewDatabase(dataDir);
    const { db, pool, close } = await openPool(
      createEmbeddedPool(await open(), { reopen: open, probePath: join(folder, 'space.tmp') }),
      options,
    );
    return { db, pool, close: () => close().finally(unlock) };
  } catch (cause) {
    await unlock();
    throw new ServerError(`The database in ${folder} cannot be opened: ${String(cause)}`, { cause });
  }
}

/** Wraps an open PGlite, and closes it at the end. */
export function openPglite(pglite: PGlite, options: OpenDatabaseOptions = {}): Promise<OpenDatabase> {
  return openPool(createEmbeddedPool(pglite), options);
}

async function openPool(pool: EmbeddedPool, { tracing }: OpenDatabaseOptions): Promise<OpenDatabase> {
  await pool.ready;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tracedPool(pool, tracing) }) });
  return { db, pool, close: () => db.destroy() };
}

async function createPglite(dataDir: string, sharedBuffers: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
  const pglite = new PGlite({ dataDir, extensions: { pg_trgm }, startParams });
  try {
    await pglite.waitReady;
  } catch (error) {
    abandon(pglite);
    throw error;
  }
  return pglite;
}

export interface OpenPostgresOptions extends OpenDatabaseOptions, Partial<Pick<RetryOptions, 'timeoutMs' | 'onRetry'>> {
  /** Receives errors of lost connections; the pool replaces them. */
  readonly onConnectionLost?: ((error: Error) => void) | undefined;
  /** Time limits of statements in ms that differ from `STATEMENT_LIMITS_MS`. */
  readonly limits?: Partial<StatementLimits> | undefined;
  /**
   * Connection string of a standby of that Postgres. Of several hosts, the first standby is used. Default: none.
   */
  readonly replicaUrl?: string | undefined;
  /** Called when the state of the replica changes, with the reason why it is unavailable. */
  readonly onReplicaChange?: ((status: ReplicaStatus, error?: unknown) => void) | undefined;
}

/**
 * Connects to a Postgres (15 or newer), or to the primary of several hosts. Waits up to `timeoutMs` while it is
 * starting. A replica may be away.
 */
export async function openPostgres(connectionString: string, options: OpenPostgresOptions = {}): Promise<OpenDatabase> {
  const { timeoutMs, onRetry, onConnectionLost = () => {}, replicaUrl, onReplicaChange = () => {} } = options;
  const poolOptions = { limits: { ...STATEMENT_LIMITS_MS, ...options.limits }, onConnectionLost };
  const primary = createPostgresPool(connectionString, { ...poolOptions, role: 'primary' });
  const replicated =
    replicaUrl === undefined
      ? undefined
      : createReplicatedPool({
          primary,
          replica: createPostgresPool(replicaUrl, { ...poolOptions, role: 'standby' }),
          onReplicaChange,
        });
  const pool = replicated ?? primary;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tracedPool(pool, options.tracing) }) });
  try {
    // Opens the connection of health checks, so that none waits for one while the machine is busy.
    const check = () => inScope({ work: 'health' }, () => sql`SELECT 1`.execute(db));
    await retryConnecting(check, { timeoutMs, onRetry });
    await replicated?.start();
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new ServerError(
      `The database of DATABASE_URL cannot be reached: ${reason}. Check its address and password.`,
      { cause },
    );
  }
  return { db, pool, close: () => db.destroy() };
}
