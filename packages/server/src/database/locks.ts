import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Deletions of files share the lock of this name. Whoever keeps the files adds a setting whose name begins with it. */
const FILES_KEPT = 'files-kept';
/** A setting of a backup or export: the time until which files are kept, in ms since 1970. */
const ANY_KEPT = `${FILES_KEPT}:%`;

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

const TAG_ALIASES = 'tag-aliases';

/** Locks the aliases of tags, before they change. Take it before locks of items. */
export function lockTagAliases(tx: Db): Promise<void> {
  return lock(tx, TAG_ALIASES);
}

/** Until the end of the transaction no alias is added. Take it before tags are stored, and before locks of items. */
export async function holdTagAliases(tx: Db): Promise<void> {
  await sql`SELECT name FROM settings WHERE name = ${TAG_ALIASES} FOR SHARE`.execute(tx);
}

/** How long files are kept after a backup has renewed its setting last, in ms. */
const KEPT_MS = 60_000;

const isPending = sql`value::numeric > extract(epoch FROM now()) * 1000`;

/**
 * Keeps the files of deleted items while `run` is pending: `mayDeleteFiles` is false in every process. A deletion that
 * has begun ends first. If this process ends, files can be deleted again a minute later.
 */
export async function withFilesKept<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const name = `${FILES_KEPT}:${randomUUID()}`;
  const until = sql`extract(epoch FROM now()) * 1000 + ${sql.lit(KEPT_MS)}`;
  await db.transaction().execute(async (tx) => {
    await lock(tx, FILES_KEPT);
    await sql`DELETE FROM settings WHERE name LIKE ${ANY_KEPT} AND NOT ${isPending}`.execute(tx);
    await sql`INSERT INTO settings (name, value) VALUES (${name}, ${until})`.execute(tx);
  });
  const renew = () => sql`UPDATE settings SET value = ${until} WHERE name = ${name}`.execute(db);
  const timer = setInterval(() => renew().catch(() => undefined), KEPT_MS / 4);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    // It expires, so a failure must not replace the result.
    await sql`DELETE FROM settings WHERE name = ${name}`.execute(db).catch(() => undefined);
  }
}

/** Ends every `withFilesKept`, in a database that was restored from a backup. */
export async function allowDeletingFiles(db: Db): Promise<void> {
  await sql`DELETE FROM settings WHERE name LIKE ${ANY_KEPT}`.execute(db);
}

/** Whether the files of an item that this transaction deletes may be deleted after it. */
export async function mayDeleteFiles(tx: Db): Promise<boolean> {
  await sql`SELECT name FROM settings WHERE name = ${FILES_KEPT} FOR SHARE`.execute(tx);
  // A statement of its own, so that it sees what was committed while the first one waited.
  const { rows } = await sql`SELECT FROM settings WHERE name LIKE ${ANY_KEPT} AND ${isPending}`.execute(tx);
  return rows.length === 0;
}
