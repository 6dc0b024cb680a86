import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Name of the setting with the time until which files are kept, in ms since 1970. */
const FILES_KEPT = 'files-kept';

/**
 * Serializes writers through a row in `settings` until the end of their transaction. Whoever needs both locks takes
 * `lockTree` first.
 */
async function lock(tx: Db, name: string): Promise<void> {
  await sql`SELECT name FROM settings WHERE name = ${name} FOR UPDATE`.execute(tx);
}

/** Locks the tree of channels, before positions or parents change. */
export function lockTree(tx: Db): Promise<void> {
  return lock(tx, 'channel-tree');
}

/** Locks the search index, before search data or lists change. */
export function lockIndex(tx: Db): Promise<void> {
  return lock(tx, 'search-index');
}

/** How long files are kept after the last sign of life of a backup, in ms. */
const KEPT_MS = 60_000;

/**
 * Keeps the files of deleted items while `run` is pending: `mayDeleteFiles` is false in every process. A deletion that
 * has begun ends first. If this process ends, files can be deleted again a minute later.
 */
export async function withFilesKept<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const keep = () =>
    sql`UPDATE settings SET value = extract(epoch FROM now()) * 1000 + ${sql.lit(KEPT_MS)} WHERE name = ${FILES_KEPT}`.execute(
      db,
    );
  await keep();
  const timer = setInterval(() => keep().catch(() => undefined), KEPT_MS / 4);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await allowDeletingFiles(db);
  }
}

/** Ends `withFilesKept`; also for a database that was restored from its backup. */
export async function allowDeletingFiles(db: Db): Promise<void> {
  await sql`UPDATE settings SET value = '0' WHERE name = ${FILES_KEPT}`.execute(db);
}

/** Whether the files of an item that this transaction deletes may be deleted after it. */
export async function mayDeleteFiles(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    SELECT value::numeric > extract(epoch FROM now()) * 1000 AS kept FROM settings
    WHERE name = ${FILES_KEPT} FOR SHARE`.execute(tx);
  return rows[0]?.kept !== true;
}
