import { join } from 'node:path';
import sharp from 'sharp';
import type { FilesContext } from '../admin/uploads/store-files.ts';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import type { Db } from '../database/schema.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { sendCommand } from '../keys/command-socket.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { openObjectStorage } from '../storage/object-storage.ts';
import { type IfMissing, openLibraryDatabase } from './open-library-database.ts';
import type { CliOptions } from './parse-options.ts';

/** A library that was opened without a server. */
export type OpenedLibrary = Pick<FilesContext, 'uploads' | 'folder'> & {
  readonly db: Db;
  readonly renditions: FileStorage;
};

export interface LibraryCommand<T> {
  /** For a running server. */
  readonly command: unknown;
  readonly options: Pick<CliOptions, 'data' | 'databaseUrl' | 'storage'>;
  readonly ifMissing: IfMissing;
  readonly onEvent: (event: TransferEvent) => void;
  /** Ends the command of a running server. */
  readonly signal: AbortSignal | undefined;
  /** Runs the command if no server does. */
  readonly run: (library: OpenedLibrary) => Promise<T>;
}

/**
 * Runs a command on a library. A running server with the embedded database runs it itself, since nothing else can open
 * that; otherwise this opens the database.
 */
export async function runLibraryCommand<T>({
  command,
  options,
  ifMissing,
  onEvent,
  signal,
  run,
}: LibraryCommand<T>): Promise<T> {
  const { data, databaseUrl } = options;
  if (databaseUrl === undefined) {
    const response = await sendCommand(data, command, {
      onEvent: (event) => onEvent(event as TransferEvent),
      signal,
    });
    if (response !== undefined) return response.result as T;
  }
  return openLibrary({ ...options, ifMissing }, run);
}

/** Opens the library while `run` is pending. */
export async function openLibrary<T>(
  { data, databaseUrl, storage, ifMissing }: LibraryCommand<T>['options'] & Pick<LibraryCommand<T>, 'ifMissing'>,
  run: (library: OpenedLibrary) => Promise<T>,
): Promise<T> {
  // Each file is decoded once.
  sharp.cache(false);
  const objectStorage = storage && (await openObjectStorage(storage));
  const database = await openLibraryDatabase({ data, databaseUrl }, ifMissing);
  try {
    const renditions = objectStorage?.renditions ?? createFolderStorage(join(data, 'media'));
    return await run({ ...uploadStorage(data, objectStorage), db: database.db, renditions });
  } finally {
    await database.close();
  }
}
