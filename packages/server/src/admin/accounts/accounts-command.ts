import type { UploadsChoice } from '@zoetrope/model/management';
import { sql } from 'kysely';
import { endSessions, findAccount } from '../../auth/account-store.ts';
import { hasAdmin } from '../../auth/set-up.ts';
import type { Db } from '../../database/schema.ts';
import { payloadSecret } from '../../pingback/payload.ts';
import { ServerError } from '../../server-error.ts';
import type { EraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

/** A command for accounts, as the command line and the socket of a running server send it. */
export type AccountsCommand =
  | { readonly action: 'accounts list' }
  | { readonly action: 'accounts export' | 'accounts sign-out'; readonly name: string }
  | { readonly action: 'accounts delete'; readonly name: string; readonly uploads: UploadsChoice };

/** In the audit trail. No account has this name. */
const OPERATOR = { username: 'command line' };

export interface AccountsContext {
  readonly db: Db;
  readonly eraseAccount: EraseAccount;
  readonly clock: () => number;
}

/** Runs a command. Returns the lines to print. Throws a `ServerError` if there is no such account. */
export async function runAccountsCommand(
  { db, eraseAccount, clock }: AccountsContext,
  command: AccountsCommand,
): Promise<readonly string[]> {
  if (command.action === 'accounts list') return listAccounts(db, clock());
  const account = await findAccount(db, command.name);
  if (account === undefined) {
    throw new ServerError(`There is no account "${command.name}". See zoetrope-server accounts list.`);
  }
  switch (command.action) {
    case 'accounts export':
      return [JSON.stringify(await exportAccount(db, await payloadSecret(db), account), null, 2)];
    case 'accounts sign-out':
      return [`ended sessions of ${account.username}: ${await endSessions(db, account.id)}`];
    case 'accounts delete': {
      const hadAdmin = await hasAdmin(db);
      const { uploads_kept, uploads_deleted, channels_deleted } = await eraseAccount(account, {
        uploads: command.uploads,
        moderator: OPERATOR,
      });
      const uploads = `uploads kept ${uploads_kept}, uploads deleted ${uploads_deleted}`;
      const deleted = `deleted ${account.username}: ${uploads}, channels deleted ${channels_deleted}`;
      if (!hadAdmin || (await hasAdmin(db))) return [deleted];
      return [deleted, 'There is no admin left. The next start of the server prints a set-up token for a new one.'];
    }
  }
}

/** A line per account. */
async function listAccounts(db: Db, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ username: string; roles: string[]; sessions: string; uploads: string }>`
    SELECT username, roles,
      (SELECT count(*) FROM sessions WHERE account_id = accounts.id AND expires_at > ${new Date(now)}) AS sessions,
      (SELECT count(*) FROM items WHERE added_by = accounts.id) AS uploads
    FROM accounts ORDER BY username`.execute(db);
  return rows.map(({ username, roles, sessions, uploads }) => {
    const title = roles.length === 0 ? username : `${username} (${roles.join(', ')})`;
    return `${title}: sessions ${sessions}, uploads ${uploads}`;
  });
}
