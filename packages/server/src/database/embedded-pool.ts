import { rm, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { createConnectionQueue } from './connection-queue.ts';
import { EmbeddedCrashError } from './database-errors.ts';
import type { WatchedPool } from './database-pool.ts';
import { prepareRepeated } from './prepare-repeated.ts';
import { queryMethod } from './query-method.ts';
import { createTurns, currentScope, type QueryScope } from './query-scope.ts';

/** Statements of requests that wait for the one connection: about 4 seconds of searches. */
const MAX_WAITING = 200;
const MAX_WAIT_MS = 10_000;
/** Between two attempts to open the database again. */
const REOPEN_PAUSE_MS = 1000;
/** Recovery needs a new segment of the log (16 MiB) and some pages. */
const REOPEN_BYTES = 24 * 1024 * 1024;

/** All data is in memory, and text matching costs more than the planner assumes, so prefer indexes to table scans. */
const SETTINGS = ['SET random_page_cost = 1.1', 'SET enable_seqscan = off'];

export interface EmbeddedPool extends WatchedPool {
  /** Resolves once the first connection is configured. */
  readonly ready: Promise<void>;
}

interface EmbeddedPoolOptions {
  /** Opens the database again after a crash. Undefined for a database in memory. */
  readonly reopen?: (() => Promise<PGlite>) | undefined;
  /** A file to write in the folder of the database, to find out if there is space. */
  readonly probePath?: string | undefined;
}

/**
 * The one connection of a PGlite. Bounds the statements that wait for it, and drops statements of aborted requests. A
 * statement that is executing blocks this process, so it cannot be canceled.
 *
 * PGlite crashes if it cannot write its log, for example on a full disk, and then never responds again. Its data
 * remains intact: the database is opened again once there is space.
 */
export function createEmbeddedPool(first: PGlite, { reopen, probePath }: EmbeddedPoolOptions = {}): EmbeddedPool {
  const queue = createConnectionQueue({ connections: 1, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS });
  const takeTurn = createTurns();
  let current: PGlite | undefined = first;
  let pool = poolOf(first);
  let nextAttempt = 0;
  let crash: unknown;

  async function openIfSpace(open: () => Promise<PGlite>): Promise<PGlite> {
    if (probePath !== undefined) await requireSpace(probePath);
    return open();
  }

  /** The queue has admitted only this call. */
  async function openAgain(): Promise<void> {
    if (reopen === undefined || performance.now() < nextAttempt) {
      throw new EmbeddedCrashError('The embedded database has crashed, and is not open again yet.', { cause: crash });
    }
    nextAttempt = performance.now() + REOPEN_PAUSE_MS;
    const opened = await openIfSpace(reopen).catch((error: unknown) => {
      throw new EmbeddedCrashError('The embedded database has crashed and cannot be opened again.', { cause: error });
    });
    pool = poolOf(opened);
    await configure(pool);
    current = opened;
  }

  function guard(client: PostgresPoolClient, { signal }: QueryScope, free: () => void): PostgresPoolClient {
    let isDead = false;
    async function execute<R>(text: string, values: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
      if (isDead) throw new EmbeddedCrashError('The embedded database has crashed.', { cause: crash });
      try {
        const result = await client.query<R>(text, values);
        await takeTurn(signal);
        return result;
      } catch (error) {
        if (isCrash(error) && current !== undefined) {
          isDead = true;
          crash = error;
          abandon(current);
          current = undefined;
        }
        throw error;
      }
    }
    return {
      query: queryMethod(execute),
      release() {
        // A client of a crashed database would wait for a response forever.
        if (!isDead) client.release();
        free();
      },
    };
  }

  return {
    kind: 'embedded',
    usage: () => [{ lane: 'all', ...queue.usage() }],
    ready: configure(pool),
    async connect() {
      const scope = currentScope();
      const free = await queue.acquire(scope);
      try {
        if (current === undefined) await openAgain();
        return guard(await pool.connect(), scope, free);
      } catch (error) {
        free();
        throw error;
      }
    },
    async end() {
      if (current === undefined) return;
      await pool.end();
      await current.close();
    },
  };
}

/** A transaction holds the connection while other statements wait. */
function poolOf(pglite: PGlite): PostgresPool {
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  // A database that crashes can report a second error after that of the statement. Without listeners, it would end the
  // process.
  pool.on('connect', (client) => client.on('error', ignoreError));
  pool.on('error', ignoreError);
  return prepareRepeated(pool);
}

function ignoreError(): void {}

async function configure(pool: PostgresPool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const setting of SETTINGS) await client.query(setting, []);
  } finally {
    client.release();
  }
}

function isCrash(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}

/** Closes the files of a crashed database, which cannot do so. Its memory is freed with the last reference. */
export function abandon(pglite: PGlite): void {
  const { FS } = pglite.Module as unknown as { readonly FS: { streams: unknown[]; close(stream: unknown): void } };
  for (const stream of FS.streams) {
    try {
      if (stream) FS.close(stream);
    } catch {
      // It is closed already.
    }
  }
}

/** Throws the error of the file system if there is not enough space. */
async function requireSpace(path: string): Promise<void> {
  try {
    await writeFile(path, Buffer.alloc(REOPEN_BYTES, 1));
  } finally {
    await rm(path, { force: true });
  }
}
