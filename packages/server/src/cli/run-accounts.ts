import { type AccountsCommand, runAccountsCommand } from '../admin/accounts/accounts-command.ts';
import { ServerError } from '../server-error.ts';
import { parseOptions } from './parse-options.ts';
import { runLibraryCommand } from './run-library-command.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server accounts list [options]
       zoetrope-server accounts export <name> [options]
       zoetrope-server accounts sign-out <name> [options]`;

/** Runs `accounts …`. Returns the lines to print. Throws a `ServerError` with the usage if the arguments are wrong. */
export async function runAccounts(argv: readonly string[], env: Env): Promise<readonly string[]> {
  const { command, rest } = parseAccounts(argv);
  return runLibraryCommand({
    command,
    options: parseOptions(rest, env),
    onEvent: () => {},
    signal: undefined,
    run: ({ db }) => runAccountsCommand(db, command, Date.now()),
  });
}

interface ParsedAccounts {
  readonly command: AccountsCommand;
  /** The options of the server. */
  readonly rest: readonly string[];
}

function parseAccounts([action, ...args]: readonly string[]): ParsedAccounts {
  if (action === 'list') return { command: { action: 'accounts list' }, rest: args };
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) throw new ServerError(USAGE);
  if (action === 'export') return { command: { action: 'accounts export', name }, rest };
  if (action === 'sign-out') return { command: { action: 'accounts sign-out', name }, rest };
  throw new ServerError(USAGE);
}
