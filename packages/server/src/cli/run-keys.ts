import { sendCommand } from '../keys/command-socket.ts';
import { type KeysCommand, runKeysCommand } from '../keys/keys-command.ts';
import { ServerError } from '../server-error.ts';
import { openLibraryDatabase } from './open-library-database.ts';
import { parseOptions } from './parse-options.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server keys add [key] [--name <text>] [--type <type>] [--limits <list>] [--rating <rating>]
       [options]
       zoetrope-server keys list [options]
       zoetrope-server keys revoke <key> [options]`;

/** Values of `keys add`; all other flags are options of the server, such as --data. */
const VALUES: ReadonlySet<string> = new Set(['name', 'type', 'limits', 'rating']);

/**
 * Runs `keys …`. A running server with the embedded database runs the command itself, since nothing else can open that;
 * otherwise this opens the database. Returns the lines to print.
 */
export async function runKeys(argv: readonly string[], env: Env): Promise<readonly string[]> {
  const { command, rest } = parseKeys(argv);
  const { data, databaseUrl } = parseOptions(rest, env);
  if (databaseUrl === undefined) {
    const response = await sendCommand(data, command);
    if (response !== undefined) return response.result as readonly string[];
  }
  const database = await openLibraryDatabase({ data, databaseUrl }, 'refuse');
  try {
    return await runKeysCommand(database.db, command, Date.now());
  } finally {
    await database.close();
  }
}

interface ParsedKeys {
  readonly command: KeysCommand;
  readonly rest: readonly string[];
}

/** The command, and the options of the server. Throws a `ServerError` with the usage for anything else. */
export function parseKeys(argv: readonly string[]): ParsedKeys {
  const [action, ...args] = argv;
  const hasKey = args[0] !== undefined && !args[0].startsWith('-');
  const key = hasKey ? args[0] : undefined;
  const { values, rest } = takeValues(hasKey ? args.slice(1) : args, { names: VALUES, usage: USAGE });
  const hasValues = Object.keys(values).length > 0;
  if (action === 'add') return { command: { action, key, ...values }, rest };
  if (action === 'list' && key === undefined && !hasValues) return { command: { action }, rest };
  if (action === 'revoke' && key !== undefined && !hasValues) return { command: { action, key }, rest };
  throw new ServerError(USAGE);
}
