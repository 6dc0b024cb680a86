import { RATINGS } from '@zoetrope/model';
import { isAddressList } from '../http/addresses.ts';
import { DUPLICATES, type ImportCommand } from '../import/import-options.ts';
import { type ImportResult, runImport } from '../import/run-import.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { isWebUrl } from '../import/url-files.ts';
import { createFfmpegFinder } from '../media/processing/ffmpeg.ts';
import { ServerError } from '../server-error.ts';
import { localPath } from './local-path.ts';
import { parseOptions } from './parse-options.ts';
import { runLibraryCommand } from './run-library-command.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server import <folder, .zip, .tar.gz, .csv, .json or .ndjson> --license <text>
       [--channel <slug>] [--rating <rating>] [--author <name>] [--duplicates list|refuse|merge]
       [--allow-network <addresses>] [options]
       zoetrope-server import <URL of another Zoetrope server> [--key <API key>] [--channel <slug>] [--query <text>]
       [--duplicates list|refuse|merge] [--allow-network <addresses>] [options]`;

const VALUES: ReadonlySet<string> = new Set([
  'license',
  'channel',
  'rating',
  'author',
  'duplicates',
  'allow-network',
  'key',
  'query',
]);

export interface RunImportOptions {
  readonly env: Env;
  readonly onEvent: (event: TransferEvent) => void;
  /** Ends after the files in progress. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs `import …`. */
export async function runImportCommand(
  argv: readonly string[],
  { env, onEvent, signal }: RunImportOptions,
): Promise<ImportResult> {
  const { command, rest } = parseImport(argv);
  return runLibraryCommand({
    command,
    options: parseOptions(rest, env),
    ifMissing: 'create',
    onEvent,
    signal,
    run: (library) =>
      runImport({ ...library, findFfmpeg: createFfmpegFinder(), clock: Date.now, onEvent, signal }, command),
  });
}

interface ParsedImport {
  readonly command: ImportCommand;
  readonly rest: readonly string[];
}

/** The command, and the options of the server. Throws a `ServerError` with the usage for anything else. */
export function parseImport(argv: readonly string[]): ParsedImport {
  const [source, ...args] = argv;
  if (source === undefined || source.startsWith('-')) throw new ServerError(USAGE);
  const { values, rest } = takeValues(args, { names: VALUES, usage: USAGE });
  const { rating, duplicates, 'allow-network': allowNetwork, ...texts } = values;
  const known = RATINGS.find((each) => each === rating);
  if (rating !== undefined && known === undefined) {
    throw new ServerError(`Invalid rating "${rating}": use one of ${RATINGS.join(', ')}.`);
  }
  const action = DUPLICATES.find((each) => each === duplicates);
  if (duplicates !== undefined && action === undefined) {
    throw new ServerError(`Invalid --duplicates "${duplicates}": use one of ${DUPLICATES.join(', ')}.`);
  }
  if (allowNetwork !== undefined && !isAddressList(allowNetwork)) {
    throw new ServerError(
      `Invalid addresses "${allowNetwork}": set --allow-network to addresses and networks such as 10.0.0.7,10.1.0.0/16.`,
    );
  }
  if (texts.license?.trim() === '') throw new ServerError('--license must not be empty: name the license of the set.');
  if (!isWebUrl(source) && (texts.key !== undefined || texts.query !== undefined)) {
    throw new ServerError(
      '--key and --query select items of another Zoetrope server. Give its URL, such as https://gifs.example.',
    );
  }
  return {
    command: {
      action: 'import',
      source: isWebUrl(source) ? source : localPath(source, 'import'),
      rating: known,
      duplicates: action,
      allowNetwork,
      ...texts,
    },
    rest,
  };
}
