import { sql } from 'kysely';
import { findAccount } from '../../auth/account-store.ts';
import type { Db } from '../../database/schema.ts';
import { ServerError } from '../../server-error.ts';
import { exportAccount } from './export-account.ts';

/** A command for accounts, as the command line and the socket of a running server send it. */
export type AccountsCommand =
  | { readonly action: 'accounts list' }
  | { readonly action: 'accounts export' | 'accounts sign-out'; readonly name: string };

/** Runs a command. Returns the lines to print. Throws a `ServerError` if there is no such account. */
export async function runAccountsCommand(db: Db, command: AccountsCommand, now: number): Promise<readonly string[]> {
  if (command.action === 'accounts list') return listAccounts(db, now);
  const account = await findAccount(db, command.name);
  if (account === undefined) {
    throw new ServerError(`There is no account "${command.name}". See zoetrope-server accounts list.`);
  }
  if (command.action === 'accounts export') return [JSON.stringify(await exportAccount(db, account), null, 2)];
  return [`ended sessions of ${account.username}: ${await signOut(db, account.id)}`];
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

/** Ends all sessions of an account, and the links of mails that could begin new ones. Resolves with how many. */
async function signOut(db: Db, id: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('account_tokens').where('account_id', '=', id).where('purpose', '=', 'reset').execute();
    const ended = await tx.deleteFrom('sessions').where('account_id', '=', id).returning('token_digest').execute();
    return ended.length;
  });
}
