import { Readable } from 'node:stream';
import { fingerprintOf, INITIAL_SCHEMA } from '../database/initial-schema.ts';
import { withFilesKept } from '../database/locks.ts';
import type { Db, StoredItem } from '../database/schema.ts';
import { type ExportTarget, isArchivePath, openFile, writeTarget } from '../export/export-target.ts';
import type { TransferContext } from '../import/transfer.ts';
import { fileNames } from '../library/catalogue/item-file-names.ts';
import { ServerError } from '../server-error.ts';
import { CHECKSUMS_NAME, hashOf, withChecksums } from './checksums.ts';
import { dumpRows, listSequences, listTables } from './dump-tables.ts';
import { DATABASE_FOLDER, FILES_FOLDER, MANIFEST_NAME, type Manifest } from './manifest.ts';

/** A backup, as the command line sends it to a running server. */
export interface BackupCommand {
  readonly action: 'backup';
  /** Absolute path of a folder that does not exist or is empty. */
  readonly target: string;
}

export interface BackupContext extends TransferContext {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface BackupResult {
  readonly rows: number;
  readonly files: number;
  /** Files that are missing or damaged. */
  readonly refused: number;
  readonly isAborted: boolean;
}

/**
 * Backs up the database in one snapshot, then the files that it names: none of them is deleted meanwhile. The target has
 * its name only once it is complete. Throws a `ServerError` if it exists or its disk is full.
 */
export async function runBackup(context: BackupContext, { target: path }: BackupCommand): Promise<BackupResult> {
  if (isArchivePath(path)) throw new ServerError('A backup is a folder. Choose a name without ".zip".');
  // It has the digests of passwords.
  return writeTarget({ path, mode: 0o700 }, (target) => withFilesKept(context.db, () => backUp(context, target)));
}

async function backUp(
  { db, uploads, clock, onEvent, signal }: BackupContext,
  written: ExportTarget,
): Promise<BackupResult> {
  const now = new Date(clock());
  const target = withChecksums(written);
  const dump = await dumpDatabase(db, { target, now, signal }).catch((error: unknown) => {
    if (signal?.aborted) return undefined;
    throw error;
  });
  if (dump === undefined) return { rows: 0, files: 0, refused: 0, isAborted: true };
  const { tables, sequences, files } = dump;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  let copied = 0;
  let refused = 0;
  let bytes = 0;
  for (const name of files) {
    if (signal?.aborted) return { rows, files: copied, refused, isAborted: true };
    const file = uploads.file(name);
    if (await file.isComplete()) {
      bytes += (await file.size()) ?? 0;
      await target.add(`${FILES_FOLDER}/${name}`, await openFile(file), now);
      copied += 1;
    } else {
      refused += 1;
      onEvent({ kind: 'refused', place: name, reason: 'It is missing or damaged.' });
    }
    onEvent({ kind: 'progress', files: copied + refused, totalFiles: files.length, bytes });
  }
  const checksums = target.checksums();
  await written.add(CHECKSUMS_NAME, Readable.from([checksums]), now);
  const manifest: Manifest = {
    ...{ format: 'zoetrope-backup', version: 1, schema: fingerprintOf(INITIAL_SCHEMA), created: now.toISOString() },
    ...{ tables, sequences, files: copied, bytes, checksums: hashOf(checksums) },
  };
  await written.add(MANIFEST_NAME, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]), now);
  return { rows, files: copied, refused, isAborted: false };
}

interface Dump extends Pick<Manifest, 'tables' | 'sequences'> {
  /** The names of the files of uploads and imports. */
  readonly files: readonly string[];
}

interface DumpOptions {
  readonly target: Pick<ExportTarget, 'add'>;
  readonly now: Date;
  readonly signal: AbortSignal | undefined;
}

/** Writes the rows of all tables, as they are at one moment. Throws if it is aborted. */
function dumpDatabase(db: Db, { target, now, signal }: DumpOptions): Promise<Dump> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (tx) => {
    const tables: { name: string; rows: number }[] = [];
    const files: string[] = [];
    for (const table of await listTables(tx)) {
      let rows = 0;
      async function* lines(): AsyncGenerator<string> {
        for await (const line of dumpRows(tx, table)) {
          signal?.throwIfAborted();
          rows += 1;
          if (table.name === 'items') files.push(...addedFiles(line));
          yield `${line}\n`;
        }
      }
      await target.add(`${DATABASE_FOLDER}/${table.name}.ndjson`, Readable.from(lines(), { objectMode: false }), now);
      tables.push({ name: table.name, rows });
    }
    return { tables, sequences: [...(await listSequences(tx))], files };
  });
}

/** The files of an item, unless it is one of the catalogue, which has its own. */
function addedFiles(line: string): readonly string[] {
  const { added_by, data } = JSON.parse(line) as { readonly added_by: string | null; readonly data: string };
  return added_by === null ? [] : [...new Set(fileNames(JSON.parse(data) as StoredItem))];
}
