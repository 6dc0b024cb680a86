import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fingerprintOf, INITIAL_SCHEMA } from '../database/initial-schema.ts';
import { allowDeletingFiles } from '../database/locks.ts';
import type { Db } from '../database/schema.ts';
import { isStorageFull } from '../http/storage-full.ts';
import type { TransferContext } from '../import/transfer.ts';
import { batchesOf } from '../library/catalogue/batches.ts';
import { addDay, daysOf, type TableByDay } from '../pingback/retention/partitions.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { readLines } from '../storage/read-lines.ts';
import { insertRows, listTables, setSequence } from './dump-tables.ts';
import { DATABASE_FOLDER, FILES_FOLDER, MANIFEST, MANIFEST_NAME, type Manifest } from './manifest.ts';

/** `db` has the schema and no data. */
export type RestoreContext = TransferContext;

export interface RestoreResult {
  readonly rows: number;
  readonly files: number;
}

/** Rows per statement. */
const BATCH = 500;
/** Postgres takes no larger value. */
const MAX_ROW_BYTES = 1_000_000_000;

const BY_DAY: readonly TableByDay[] = ['pingback_events', 'pingback_counted'];

/**
 * Restores a backup: first its files, then all rows in one transaction. If it ends midway, the database is still empty,
 * and the same command starts again. Throws a `ServerError` if the backup is incomplete or of another version, the
 * database is not empty, or it is aborted.
 */
export async function runRestore(context: RestoreContext, folder: string): Promise<RestoreResult> {
  const manifest = await readManifest(folder);
  await requireEmpty(context.db);
  try {
    const files = await restoreFiles(context, folder, manifest);
    return { files, rows: await restoreRows(context, folder, manifest) };
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    throw new ServerError('The storage is full. Free some space and run the same command again.', { cause: error });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST_NAME);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ServerError(`${path} cannot be read: ${messageOf(cause)}. Choose a folder that backup has written.`, {
      cause,
    });
  });
  const parsed = MANIFEST.safeParse(parseJson(text));
  if (!parsed.success) throw new ServerError(`${path} is not the description of a backup.`);
  const schema = fingerprintOf(INITIAL_SCHEMA);
  if (parsed.data.schema !== schema) {
    throw new ServerError(
      `${folder} was made by another version of Zoetrope: its schema is ${parsed.data.schema}, and this version needs ${schema}. ` +
        'Restore it with the version that made it.',
    );
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each of these tables has a row in a library that is in use. */
async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT EXISTS (SELECT FROM items) OR EXISTS (SELECT FROM accounts) OR EXISTS (SELECT FROM channels) AS "isUsed"`.execute(
    db,
  );
  if (rows[0]?.isUsed) {
    throw new ServerError(
      'The database is not empty, so nothing was changed. Restore into an empty folder (--data) or an empty database (DATABASE_URL).',
    );
  }
}

async function restoreFiles(
  { uploads, onEvent, signal }: RestoreContext,
  folder: string,
  manifest: Manifest,
): Promise<number> {
  const root = join(folder, FILES_FOLDER);
  let files = 0;
  let bytes = 0;
  for await (const name of filesBelow(root)) {
    requireContinued(signal);
    const path = join(root, name);
    const { size } = await stat(path);
    // An interrupted restore has stored it.
    if ((await uploads.file(name).size()) !== size) await uploads.write(name, await readFile(path));
    files += 1;
    bytes += size;
    onEvent({ kind: 'progress', files, totalFiles: manifest.files, bytes });
  }
  if (files !== manifest.files) throw damaged(`${root} has ${files} of ${manifest.files} files`);
  if (bytes !== manifest.bytes) throw damaged(`The files in ${root} have ${bytes} of ${manifest.bytes} bytes`);
  return files;
}

function damaged(fault: string, cause?: unknown): ServerError {
  return new ServerError(`${fault}. Copy the backup again; nothing was restored.`, { cause });
}

function requireContinued(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ServerError('Interrupted. The database is still empty: run the same command again.');
}

/** The files in folders of `root`, as `folder/file`. Links are left out. */
async function* filesBelow(root: string): AsyncGenerator<string> {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => []);
  for (const folder of folders) {
    if (!folder.isDirectory()) continue;
    for (const file of await readdir(join(root, folder.name), { withFileTypes: true })) {
      if (file.isFile()) yield `${folder.name}/${file.name}`;
    }
  }
}

function restoreRows({ db, signal }: RestoreContext, folder: string, { tables, sequences }: Manifest): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const known = new Map((await listTables(tx)).map((table) => [table.name, table]));
    // The schema has created its rows.
    await tx.deleteFrom('settings').execute();
    let rows = 0;
    for (const { name, rows: expected } of tables) {
      const table = known.get(name);
      if (table === undefined) throw new ServerError(`The backup has an unknown table "${name}".`);
      const path = join(folder, DATABASE_FOLDER, `${name}.ndjson`);
      let restored = 0;
      for await (const lines of batchesOf(readRows(path), BATCH)) {
        requireContinued(signal);
        await insertRows(tx, table, lines);
        restored += lines.length;
      }
      if (restored !== expected) throw damaged(`${path} has ${restored} of ${expected} rows`);
      rows += restored;
    }
    await allowDeletingFiles(tx);
    for (const sequence of sequences) await setSequence(tx, sequence);
    for (const table of BY_DAY) await addDays(tx, table);
    return rows;
  });
}

async function* readRows(path: string): AsyncGenerator<string> {
  try {
    yield* readLines(path, MAX_ROW_BYTES);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw damaged(`${path} is missing`, error);
    throw error;
  }
}

/** Adds the partitions of the days that have rows. */
async function addDays(tx: Parameters<typeof addDay>[0], table: TableByDay): Promise<void> {
  const present = new Set(await daysOf(tx, table));
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT day::text AS day FROM ${sql.table(table)} ORDER BY day`.execute(tx);
  for (const { day } of rows) if (!present.has(day)) await addDay(tx, table, day);
}
