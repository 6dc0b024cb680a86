import { resolve } from 'node:path';
import { RATINGS } from '@zoetrope/model';
import { uploadStorage } from '../admin/uploads/upload-storage.ts';
import { migrate } from '../database/migrate.ts';
import { openEmbedded, openPostgres } from '../database/open-database.ts';
import { type ImportCommand, type ImportEvent, type ImportResult, runImport } from '../import/run-import.ts';
import { sendCommand } from '../keys/command-socket.ts';
import { createFfmpegFinder } from '../media/processing/ffmpeg.ts';
import { ServerError } from '../server-error.ts';
import { openObjectStorage } from '../storage/object-storage.ts';
import { parseOptions } from './parse-options.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server import <folder, .zip, .csv, .json or .ndjson> --license <text>
       [--channel <slug>] [--rating <rating>] [--author <name>] [options]`;

const VALUES: ReadonlySet<string> = new Set(['license', 'channel', 'rating', 'author']);

export interface RunImportOptions {
  readonly env: Env;
  readonly onEvent: (event: ImportEvent) => void;
  /** Ends after the files in progress. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs `import …`. A running server with the embedded database imports the files itself, since nothing else can open
 * that; otherwise this opens the database.
 */
export async function runImportCommand(
  argv: readonly string[],
  { env, onEvent, signal }: RunImportOptions,
): Promise<ImportResult> {
  const { command, rest } = parseImport(argv);
  const { data, databaseUrl, storage } = parseOptions(rest, env);
  if (databaseUrl === undefined) {
    const response = await sendCommand(data, command, (event) => onEvent(event as ImportEvent));
    if (response !== undefined) return response.result as ImportResult;
  }
  const objectStorage = storage && (await openObjectStorage(storage));
  const database = databaseUrl === undefined ? await openEmbedded(data) : await openPostgres(databaseUrl);
  try {
    await migrate(database.db, databaseUrl === undefined ? { dataFolder: data } : {});
    return await runImport(
      {
        ...uploadStorage(data, objectStorage),
        db: database.db,
        findFfmpeg: createFfmpegFinder(),
        clock: Date.now,
        onEvent,
        signal,
      },
      command,
    );
  } finally {
    await database.close();
  }
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
  const { rating, ...texts } = values;
  const known = RATINGS.find((each) => each === rating);
  if (rating !== undefined && known === undefined) {
    throw new ServerError(`Invalid rating "${rating}": use one of ${RATINGS.join(', ')}.`);
  }
  return { command: { action: 'import', source: resolve(source), rating: known, ...texts }, rest };
}
