import { resolve } from 'node:path';
import { type ExportCommand, type ExportResult, runExport } from '../export/run-export.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { openCatalogue } from '../storage/open-catalogue.ts';
import { parseOptions } from './parse-options.ts';
import { runLibraryCommand } from './run-library-command.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = 'Usage: zoetrope-server export <folder or .zip> [--channel <slug>] [--query <text>] [options]';

const VALUES: ReadonlySet<string> = new Set(['channel', 'query']);

export interface RunExportOptions {
  readonly env: Env;
  /** The default of `--catalogue`. */
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
  readonly onEvent: (event: TransferEvent) => void;
  /** Ends the export, whose target is deleted. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs `export …`. Throws a `ServerError` with the usage if the arguments are wrong. */
export async function runExportCommand(
  argv: readonly string[],
  { env, catalogue, onEvent, signal }: RunExportOptions,
): Promise<ExportResult> {
  const [target, ...args] = argv;
  if (target === undefined || target.startsWith('-')) throw new ServerError(USAGE);
  const { values, rest } = takeValues(args, { names: VALUES, usage: USAGE });
  const command: ExportCommand = { action: 'export', target: resolve(target), ...values };
  const options = parseOptions(rest, env);
  return runLibraryCommand({
    command,
    options,
    onEvent,
    signal,
    run: async ({ db, uploads }) =>
      runExport(
        {
          ...{ db, uploads, onEvent, signal },
          catalogue: options.catalogue === undefined ? catalogue : await openCatalogue(options.catalogue),
        },
        command,
      ),
  });
}
