import { type AccountsCommand, runAccountsCommand } from './admin/accounts/accounts-command.ts';
import type { EraseAccount } from './admin/accounts/erase-account.ts';
import type { FilesContext } from './admin/uploads/store-files.ts';
import { type BackupCommand, runBackup } from './backup/run-backup.ts';
import type { Db } from './database/schema.ts';
import { type ExportCommand, runExport } from './export/run-export.ts';
import type { ImportCommand } from './import/import-options.ts';
import { runImport } from './import/run-import.ts';
import type { RunCommand } from './keys/command-socket.ts';
import { type KeysCommand, runKeysCommand } from './keys/keys-command.ts';
import type { Catalogue } from './storage/catalogue.ts';

interface CommandContext {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly catalogue: Catalogue;
  readonly files: FilesContext;
  readonly eraseAccount: EraseAccount;
  /** Reads the API keys again. */
  readonly refreshKeys: () => Promise<void>;
}

type Command = AccountsCommand | KeysCommand | ImportCommand | ExportCommand | BackupCommand;

/** Creates the function with which a running server runs commands on its embedded database, which nothing else can open. */
export function createCommandRunner({
  db,
  clock,
  catalogue,
  files,
  eraseAccount,
  refreshKeys,
}: CommandContext): RunCommand {
  return async (received, context) => {
    const command = received as Command;
    const transfer = { ...files, ...context, db };
    switch (command.action) {
      case 'accounts list':
      case 'accounts export':
      case 'accounts sign-out':
      case 'accounts delete':
        return runAccountsCommand({ db, clock, eraseAccount }, command);
      case 'import':
        return runImport({ ...transfer, clock }, command);
      case 'export':
        return runExport({ ...transfer, catalogue }, command);
      case 'backup':
        return runBackup({ ...transfer, clock }, command);
      default: {
        const lines = await runKeysCommand(db, command, clock());
        await refreshKeys();
        return lines;
      }
    }
  };
}
