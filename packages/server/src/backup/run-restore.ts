import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fingerprintOf, INITIAL_SCHEMA } from '../database/initial-schema.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import { allowDeletingFiles } from '../database/locks.ts';
import type { Db } from '../database/schema.ts';
import { isStorageFull } from '../http/storage-full.ts';
import type { TransferContext } from '../import/transfer.ts';
import { batchesOf } from '../library/catalogue/batches.ts';
import { addDay, daysOf, type TableByDay } from '../pingback/retention/partitions.ts';
import { messageOf, ServerError } from '../server-error.ts';
import { readLines } from '../storage/read-lines.ts';
import { hashFile, hashOf, readChecksums } from './checksums.ts';
import { damagedError } from './damaged-error.ts';
import { insertRows, listTables, setSequence } from './dump-tables.ts';
import { DATABASE_FOLDER, FILES_FOLDER, MANIFEST, MANIFEST_NAME, type Manifest } from './manifest.ts';

/** `db` has the schema and no data. */
export type RestoreContext = TransferContext;

export interface RestoreResult {
  readonly rows: number;
  readonly files: number;
  /** Files that are missing or damaged. */
  readonly refused: number;
}

/** A backup whose rows are complete. */
export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** SHA-256 by name of file. Undefined for an earlier backup, which has none. */
  readonly checksums: ReadonlyMap<string, string> | undefined;
}

/** Rows per statement. */
const BATCH = 500;
/** Postgres takes no larger value. */
const MAX_ROW_BYTES = 1_000_000_000;

const BY_DAY: readonly TableByDay[] = ['pingback_events', 'pingback_counted'];

/**
 * Verifies the rows of a backup, without a database. Throws a `ServerError` if they are incomplete or damaged, the backup
 * is of another version, or it is aborted.
 */
export async function verifyBackup(folder: string, { signal }: Pick<RestoreContext, 'signal'>): Promise<Backup> {
  const manifest = await readManifest(folder);
  const { checksums: sha256 } = manifest;
  const checksums = sha256 === undefined ? undefined : await readChecksums(folder, sha256);
  const backup = { folder, manifest, checksums };
  for (const table of manifest.tables) {
    requireContinued(signal);
    await requireRows(backup, table);
  }
  return backup;
}

/**
 * Restores a backup: first its files, then all rows in one transaction. If it ends midway, the database is still empty,
 * and the same command starts again. A file that is missing or damaged is reported and left out. Throws a `ServerError` if
 * the database is not empty or rejects a row, or it is aborted.
 */
export async function runRestore(context: RestoreContext, backup: Backup): Promise<RestoreResult> {
  await requireEmpty(context.db);
  try {
    const files = await restoreFiles(context, backup);
    return { ...files, rows: await restoreRows(context, backup) };
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

/** The file of the rows of a table, as the checksums name it. */
function rowsName(table: string): string {
  return `${DATABASE_FOLDER}/${table}.ndjson`;
}

/** Checks the rows of a table before anything is stored. Names the first line that is damaged. */
async function requireRows(
  { folder, checksums }: Backup,
  { name: table, rows: expected }: Manifest['tables'][number],
): Promise<void> {
  const name = rowsName(table);
  const path = join(folder, name);
  const sha256 = checksums?.get(name);
  if (sha256 !== undefined && (await hashFile(path).catch(() => undefined)) === sha256) return;
  let rows = 0;
  for await (const line of readRows(path)) {
    rows += 1;
    if (parseJson(line) === undefined) throw damagedError(`Line ${rows} of ${path} is cut off or damaged`);
  }
  if (rows !== expected) throw damagedError(`${path} has ${rows} of ${expected} rows`);
  if (checksums !== undefined) throw damagedError(`${path} is damaged: its checksum differs`);
}

/** Stores the files that are as they were written. */
async function restoreFiles(
  { uploads, onEvent, signal }: RestoreContext,
  { folder, manifest, checksums }: Backup,
): Promise<Pick<RestoreResult, 'files' | 'refused'>> {
  const root = join(folder, FILES_FOLDER);
  let files = 0;
  let refused = 0;
  let bytes = 0;
  for await (const name of checksums === undefined ? filesBelow(root) : filesIn(checksums)) {
    requireContinued(signal);
    const content = await readIntact(join(root, name), checksums?.get(`${FILES_FOLDER}/${name}`));
    if (typeof content === 'string') {
      refused += 1;
      onEvent({ kind: 'refused', place: name, reason: content });
    } else {
      // An interrupted restore has stored it.
      if ((await uploads.file(name).size()) !== content.length) await uploads.write(name, content);
      files += 1;
      bytes += content.length;
    }
    onEvent({ kind: 'progress', files: files + refused, totalFiles: manifest.files, bytes });
  }
  if (checksums === undefined) {
    if (files !== manifest.files) throw damagedError(`${root} has ${files} of ${manifest.files} files`);
    if (bytes !== manifest.bytes) throw damagedError(`The files in ${root} have ${bytes} of ${manifest.bytes} bytes`);
  }
  return { files, refused };
}

/** The content of a file, or why it is left out. Without a checksum, any content is taken. */
async function readIntact(path: string, sha256: string | undefined): Promise<Buffer | string> {
  try {
    const content = await readFile(path);
    return sha256 === undefined || hashOf(content) === sha256 ? content : 'It is damaged: its checksum differs.';
  } catch (error) {
    return isMissing(error) ? 'It is missing.' : `It cannot be read: ${messageOf(error)}.`;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function requireContinued(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ServerError('Interrupted. The database is still empty: run the same command again.');
}

/** The files with checksums, as `folder/file`. Others have no place in a storage. */
function filesIn(checksums: ReadonlyMap<string, string>): readonly string[] {
  return [...checksums.keys()].flatMap((path) => {
    const [top, folder = '', file = '', ...rest] = path.split('/');
    const isFile = top === FILES_FOLDER && rest.length === 0 && ![folder, file].some((part) => NO_NAMES.has(part));
    return isFile ? [`${folder}/${file}`] : [];
  });
}

const NO_NAMES: ReadonlySet<string> = new Set(['', '.', '..']);

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

function restoreRows({ db, signal }: RestoreContext, { folder, manifest }: Backup): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const known = new Map((await listTables(tx)).map((table) => [table.name, table]));
    // The schema has created its rows.
    await tx.deleteFrom('settings').execute();
    let rows = 0;
    for (const { name } of manifest.tables) {
      const table = known.get(name);
      if (table === undefined) throw new ServerError(`The backup has an unknown table "${name}".`);
      const path = join(folder, rowsName(name));
      let restored = 0;
      for await (const lines of batchesOf(readRows(path), BATCH)) {
        requireContinued(signal);
        await insertRows(tx, table, lines).catch((cause: unknown) => {
          if (isConnectionError(cause) || isStorageFull(cause)) throw cause;
          const place = `One of the lines ${restored + 1} to ${restored + lines.length} of ${path}`;
          // The message of the database can contain a secret of the row.
          throw damagedError(`${place} is damaged: the database rejects it`, cause);
        });
        restored += lines.length;
      }
      rows += restored;
    }
    await allowDeletingFiles(tx);
    for (const sequence of manifest.sequences) await setSequence(tx, sequence);
    for (const table of BY_DAY) await addDays(tx, table);
    return rows;
  });
}

async function* readRows(path: string): AsyncGenerator<string> {
  try {
    yield* readLines(path, MAX_ROW_BYTES);
  } catch (error) {
    throw isMissing(error) ? damagedError(`${path} is missing`, error) : error;
  }
}

/** Adds the partitions of the days that have rows. */
async function addDays(tx: Parameters<typeof addDay>[0], table: TableByDay): Promise<void> {
  const present = new Set(await daysOf(tx, table));
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT day::text AS day FROM ${sql.table(table)} ORDER BY day`.execute(tx);
  for (const { day } of rows) if (!present.has(day)) await addDay(tx, table, day);
}
