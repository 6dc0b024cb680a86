import { pino } from 'pino';
import { HELP } from './cli/describe-options.ts';
import { openCatalogues } from './cli/open-catalogues.ts';
import { type CliOptions, describeUnknownVariables, parseOptions } from './cli/parse-options.ts';
import { createProgressLine } from './cli/progress-line.ts';
import { runAccounts } from './cli/run-accounts.ts';
import { runBackupCommand, runRestoreCommand } from './cli/run-backup.ts';
import { runCheck } from './cli/run-check.ts';
import { runExportCommand } from './cli/run-export.ts';
import { runImportCommand } from './cli/run-import.ts';
import { runKeys } from './cli/run-keys.ts';
import type { TransferEvent } from './import/transfer.ts';
import { messageOf, ServerError } from './server-error.ts';
import { startServer } from './start-server.ts';
import type { Catalogue } from './storage/catalogue.ts';

/** Runs the command `zoetrope-server` until it is terminated. `catalogue` is the default of `--catalogue`. */
export function runCli(catalogue: Catalogue): void {
  handleOutputErrors();
  main(catalogue).catch(fail);
}

/**
 * A reader such as `head` may close its end of the pipe. The command goes on without it, since a backup must not end
 * midway, and its exit code is that of its work.
 */
function handleOutputErrors(): void {
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EPIPE') return;
    fail(new ServerError(`The standard output cannot be written: ${messageOf(cause)}.`, { cause }));
  });
  // There is no other place to report it.
  process.stderr.on('error', () => {});
}

async function main(catalogue: Catalogue): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'keys') return print(await runKeys(rest, process.env));
  if (first === 'accounts') return print(await runAccounts(rest, process.env));
  if (first === 'import') return importFiles(rest);
  if (first === 'export') return exportLibrary(rest, catalogue);
  if (first === 'backup') return backUp(rest);
  if (first === 'restore') return restore(rest);
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.command === 'help') {
    process.stdout.write(HELP);
    return;
  }
  for (const text of describeUnknownVariables(process.env)) process.stderr.write(`zoetrope-server: ${text}\n`);
  if (options.command === 'check') return check(options);
  const { data, pageViews, metrics, metricsAllow, log, command: _, ...others } = options;
  const server = await startServer({
    ...others,
    catalogue: await openCatalogues(options.catalogue, catalogue),
    dataFolder: data,
    pageViewsUrl: pageViews,
    metrics: metrics ? { allow: metricsAllow } : undefined,
    logger: pino({ level: log }, pino.destination(2)),
  });
  process.stdout.write(`Zoetrope at ${server.origin}\n`);
  if (server.adminOrigin !== server.origin) process.stdout.write(`Admin pages at ${server.adminOrigin}/admin/\n`);
  if (server.setUpToken !== undefined) {
    const adminUrl = `${options.adminPort === undefined ? (options.siteUrl ?? server.origin) : server.adminOrigin}/admin/`;
    process.stdout.write(
      `There is no admin yet. Open ${adminUrl} and create an account with this set-up token: ${server.setUpToken}\n`,
    );
  }

  const stop = () => server.close().then(() => process.exit(0), fail);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/**
 * Prints refused files and the progress to standard error, and the result to standard output. The exit code is 1 if a
 * file was refused or the import was interrupted.
 */
async function importFiles(argv: readonly string[]): Promise<void> {
  const { imported, present, refused, leftOut, duplicates, isAborted } = await withProgress((progress) =>
    runImportCommand(argv, { env: process.env, ...progress }),
  );
  const found = duplicates === undefined ? '' : `, ${duplicates} duplicates`;
  const others = leftOut === 0 ? '' : `, ${leftOut} left out`;
  process.stdout.write(`${imported} imported, ${present} already present, ${refused} refused${others}${found}\n`);
  if (isAborted) process.stderr.write('Interrupted. Run the same command again: it continues there.\n');
  process.exitCode = refused > 0 || isAborted ? 1 : 0;
}

/** Like `importFiles`. An interrupted export leaves nothing behind. */
async function exportLibrary(argv: readonly string[], catalogue: Catalogue): Promise<void> {
  const { exported, refused, isAborted } = await withProgress((progress) =>
    runExportCommand(argv, { env: process.env, catalogue, ...progress }),
  );
  process.stdout.write(
    isAborted ? 'Interrupted. Nothing was exported.\n' : `${exported} exported, ${refused} refused\n`,
  );
  process.exitCode = refused > 0 || isAborted ? 1 : 0;
}

/** Like `exportLibrary`. */
async function backUp(argv: readonly string[]): Promise<void> {
  const { rows, files, refused, isAborted } = await withProgress((progress) =>
    runBackupCommand(argv, { env: process.env, ...progress }),
  );
  process.stdout.write(
    isAborted
      ? 'Interrupted. There is no backup.\n'
      : `${rows} rows and ${files} files backed up, ${refused} refused\n`,
  );
  process.exitCode = refused > 0 || isAborted ? 1 : 0;
}

async function restore(argv: readonly string[]): Promise<void> {
  const { rows, files, refused } = await withProgress((progress) =>
    runRestoreCommand(argv, { env: process.env, ...progress }),
  );
  process.stdout.write(`${rows} rows and ${files} files restored, ${refused} refused\n`);
  process.exitCode = refused > 0 ? 1 : 0;
}

interface Progress {
  readonly signal: AbortSignal;
  readonly onEvent: (event: TransferEvent) => void;
}

/** Shows the progress of a command, which Ctrl+C and the end of a container abort. */
async function withProgress<T>(run: (progress: Progress) => Promise<T>): Promise<T> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupted.abort());
  const line = createProgressLine(process.stderr, Date.now);
  const result = await run({
    signal: interrupted.signal,
    onEvent(event) {
      if (event.kind === 'progress') line.update(event);
      else if (event.kind === 'duplicate') line.print(`duplicate ${event.place}: the same picture as ${event.id}`);
      else if (event.kind === 'left-out') line.print(`left out ${event.place}: ${event.reason}`);
      else line.print(`refused ${event.place}: ${event.reason}`);
    },
  });
  line.clear();
  return result;
}

/** Prints a line for each dependency. The exit code is 1 if the service would not work with them. */
async function check(options: CliOptions): Promise<void> {
  const results = await runCheck(options);
  for (const { name, outcome, text } of results) process.stdout.write(`${outcome.padEnd(8)} ${name}: ${text}\n`);
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

function fail(error: unknown): never {
  process.stderr.write(`zoetrope-server: ${describeError(error)}\n`);
  process.exit(1);
}

/** The message of an expected error; the stack of any other. */
function describeError(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
