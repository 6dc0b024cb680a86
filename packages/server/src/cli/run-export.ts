import type { ExportResult } from '../export/export-context.ts';
import { PACK_FORMATS } from '../export/packs/pack.ts';
import { emojiIn } from '../export/packs/write-pack.ts';
import { type ExportCommand, runExport } from '../export/run-export.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { createFfmpegFinder } from '../media/processing/ffmpeg.ts';
import { ServerError } from '../server-error.ts';
import type { Catalogue } from '../storage/catalogue.ts';
import { localPath } from './local-path.ts';
import { openCatalogues } from './open-catalogues.ts';
import { parseOptions } from './parse-options.ts';
import { runLibraryCommand } from './run-library-command.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server export <folder or .zip> [--channel <slug>] [--query <text>]
       [--format <${PACK_FORMATS.join(' | ')}>] [--title <text>] [--author <name>] [--emoji <emoji>] [options]`;

const VALUES: ReadonlySet<string> = new Set(['channel', 'query', 'format', 'title', 'author', 'emoji']);

export interface RunExportOptions {
  readonly env: Env;
  /** The default of `--catalogue`. */
  readonly catalogue: Catalogue;
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
  const command = toCommand(localPath(target, 'export'), values);
  const options = parseOptions(rest, env);
  return runLibraryCommand({
    command,
    options,
    ifMissing: 'refuse',
    onEvent,
    signal,
    run: async ({ db, uploads }) =>
      runExport(
        {
          ...{ db, uploads, onEvent, signal, findFfmpeg: createFfmpegFinder() },
          catalogue: await openCatalogues(options.catalogue, catalogue),
        },
        command,
      ),
  });
}

/** Throws a `ServerError` if an option is wrong, or needs another one. */
function toCommand(target: string, values: { readonly [name: string]: string }): ExportCommand {
  const { channel, query, format, title, author, emoji } = values;
  const command = { action: 'export', target, channel, query } as const;
  if (format === undefined) {
    const [needless] = Object.keys({ title, author, emoji }).filter((name) => values[name] !== undefined);
    if (needless === undefined) return command;
    throw new ServerError(`--${needless} has no effect without --format: add it, or remove --${needless}.`);
  }
  const known = PACK_FORMATS.find((each) => each === format);
  if (known === undefined) {
    throw new ServerError(`Invalid format "${format}": use one of ${PACK_FORMATS.join(', ')}.`);
  }
  if (emoji !== undefined && emojiIn([emoji]) !== emoji) throw new ServerError(`--emoji "${emoji}" is not one emoji.`);
  return { ...command, pack: { format: known, title, author, emoji } };
}
