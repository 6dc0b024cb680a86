import { join } from 'node:path';
import { pino } from 'pino';
import { type AccountsCommand, runAccountsCommand } from '../admin/accounts/accounts-command.ts';
import { createEraseAccount, UPLOADS_CHOICES } from '../admin/accounts/erase-account.ts';
import { type CdnPurge, createCdnPurge, purgeDeleted } from '../media/purge-cdn.ts';
import { createRenditionStore } from '../media/rendition-store.ts';
import { payloadSecret } from '../pingback/payload.ts';
import { ServerError } from '../server-error.ts';
import { parseOptions } from './parse-options.ts';
import { type OpenedLibrary, runLibraryCommand } from './run-library-command.ts';
import { takeValues } from './take-values.ts';

type Env = { readonly [name: string]: string | undefined };

const USAGE = `Usage: zoetrope-server accounts list [options]
       zoetrope-server accounts export <name> [options]
       zoetrope-server accounts sign-out <name> [options]
       zoetrope-server accounts delete <name> --uploads <${UPLOADS_CHOICES.join(' | ')}> [options]`;

const VALUES: ReadonlySet<string> = new Set(['uploads']);

/** Runs `accounts …`. Returns the lines to print. Throws a `ServerError` with the usage if the arguments are wrong. */
export async function runAccounts(argv: readonly string[], env: Env): Promise<readonly string[]> {
  const { command, rest } = parseAccounts(argv);
  const options = parseOptions(rest, env);
  return runLibraryCommand({
    command,
    options,
    ifMissing: 'refuse',
    onEvent: () => {},
    signal: undefined,
    run: async (library) => {
      const { cdnPurge, siteUrl } = options;
      const logger = pino({ level: 'error' }, pino.destination(2));
      const cdn = cdnPurge && siteUrl !== undefined ? createCdnPurge({ ...cdnPurge, siteUrl, logger }) : undefined;
      const eraseAccount = eraseIn(library, { dataFolder: options.data, cdn });
      try {
        return await runAccountsCommand({ db: library.db, eraseAccount, clock: Date.now }, command);
      } finally {
        // An interrupted deletion has deleted uploads too.
        await cdn?.idle();
      }
    },
  });
}

interface EraseSettings {
  readonly dataFolder: string;
  readonly cdn: CdnPurge | undefined;
}

/** Deletes accounts of a library that no server has opened, or of a database that servers share. */
function eraseIn({ db, uploads, renditions }: OpenedLibrary, { dataFolder, cdn }: EraseSettings) {
  const store = createRenditionStore({ storage: purgeDeleted(renditions, cdn) });
  return createEraseAccount({
    db,
    uploads: purgeDeleted(uploads, cdn),
    // Renditions that another item shares are made again when they are requested.
    purge: (master) => store.purge(master, []),
    clock: Date.now,
    secret: () => payloadSecret(db),
    outboxFolder: join(dataFolder, 'outbox'),
    // Servers read the removals from the database.
    onDeleted: (ids) => cdn?.items(ids),
  });
}

interface ParsedAccounts {
  readonly command: AccountsCommand;
  /** The options of the server. */
  readonly rest: readonly string[];
}

function parseAccounts([action, ...args]: readonly string[]): ParsedAccounts {
  if (action === 'list') return { command: { action: 'accounts list' }, rest: args };
  const [name, ...others] = args;
  if (name === undefined || name.startsWith('-')) throw new ServerError(USAGE);
  if (action === 'export') return { command: { action: 'accounts export', name }, rest: others };
  if (action === 'sign-out') return { command: { action: 'accounts sign-out', name }, rest: others };
  if (action !== 'delete') throw new ServerError(USAGE);
  const { values, rest } = takeValues(others, { names: VALUES, usage: USAGE });
  const uploads = UPLOADS_CHOICES.find((choice) => choice === values.uploads);
  if (uploads === undefined) {
    throw new ServerError(`accounts delete requires --uploads keep or --uploads delete.\n${USAGE}`);
  }
  return { command: { action: 'accounts delete', name, uploads }, rest };
}
