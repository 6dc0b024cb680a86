import { type BackupCommand, type BackupResult, runBackup } from '../backup/run-backup.ts';
import { type RestoreResult, runRestore, verifyBackup } from '../backup/run-restore.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { ServerError } from '../server-error.ts';
import { localPath } from './local-path.ts';
import { parseOptions } from './parse-options.ts';
import { openLibrary, runLibraryCommand } from './run-library-command.ts';

export interface RunBackupOptions {
  readonly env: { readonly [name: string]: string | undefined };
  readonly onEvent: (event: TransferEvent) => void;
  /** Ends it: the target of a backup is deleted, and nothing is restored. */
  readonly signal?: AbortSignal | undefined;
}

const BACKUP_USAGE = 'Usage: zoetrope-server backup <folder> [options]';
const RESTORE_USAGE = 'Usage: zoetrope-server restore <folder> [options]';

/** Runs `backup …`. Throws a `ServerError` with the usage if there is no folder. */
export async function runBackupCommand(
  argv: readonly string[],
  { env, onEvent, signal }: RunBackupOptions,
): Promise<BackupResult> {
  const [target, ...rest] = argv;
  if (target === undefined || target.startsWith('-')) throw new ServerError(BACKUP_USAGE);
  const command: BackupCommand = { action: 'backup', target: localPath(target, 'backup') };
  return runLibraryCommand({
    command,
    options: parseOptions(rest, env),
    ifMissing: 'refuse',
    onEvent,
    signal,
    run: (library) => runBackup({ ...library, clock: Date.now, onEvent, signal }, command),
  });
}

/** Runs `restore …`, which needs an empty database that no server uses. */
export async function runRestoreCommand(
  argv: readonly string[],
  { env, onEvent, signal }: RunBackupOptions,
): Promise<RestoreResult> {
  const [folder, ...rest] = argv;
  if (folder === undefined || folder.startsWith('-')) throw new ServerError(RESTORE_USAGE);
  const path = localPath(folder, 'restore');
  const { data, databaseUrl, storage } = parseOptions(rest, env);
  // A backup that is refused leaves no new data folder behind.
  const backup = await verifyBackup(path, { signal });
  return openLibrary({ data, databaseUrl, storage, ifMissing: 'create' }, (library) =>
    runRestore({ ...library, onEvent, signal }, backup),
  );
}
