import { randomUUID } from 'node:crypto';
import type { Profile } from '../database/management-tables.ts';
import type { Db } from '../database/schema.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { ACCOUNT_COLUMNS, type Account, DEFAULT_PROFILE } from './account.ts';
import type { Role } from './roles.ts';

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly passwordDigest: string;
  readonly roles: readonly Role[];
  readonly profile?: Partial<Profile> | undefined;
  readonly isConfirmed: boolean;
  readonly seeded?: boolean | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Adds an account. Undefined if its name or email is taken. */
export function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  const now = new Date(account.now);
  return db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      username: account.username,
      email: account.email,
      password_digest: account.passwordDigest,
      roles: [...account.roles],
      profile: JSON.stringify({ ...DEFAULT_PROFILE, ...account.profile }),
      seeded: account.seeded ?? false,
      confirmed_at: account.isConfirmed ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
}

/**
 * Gives an account that was never confirmed, and so never used, to someone else: name, password, roles and profile are
 * theirs, and codes and sessions of the former holder end.
 */
export async function replaceUnconfirmed(db: Db, { id }: Account, account: NewAccount): Promise<void> {
  const now = new Date(account.now);
  await db.deleteFrom('account_tokens').where('account_id', '=', id).execute();
  await db.deleteFrom('sessions').where('account_id', '=', id).execute();
  await db
    .updateTable('accounts')
    .set({
      username: account.username,
      password_digest: account.passwordDigest,
      roles: [...account.roles],
      profile: JSON.stringify({ ...DEFAULT_PROFILE, ...account.profile }),
      confirmed_at: account.isConfirmed ? now : null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Finds an account by id or username. */
export function findAccount(db: Db, name: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where((where) => where.or([where('id', '=', name), where('username', '=', name)]))
    .executeTakeFirst();
}

/** Finds an account by id, and locks it until the end of the transaction. */
export function lockAccount(tx: Db, id: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Finds an account by username, ignoring case: stored usernames are lower case. */
export function findByUsername(db: Db, username: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** Finds an account by email, ignoring case. */
export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export interface SignInRecord {
  readonly account: Account;
  readonly passwordDigest: string;
}

/** An account with its password digest, by id, username or email. `includesSeeded` also finds demo accounts. */
export async function findForSignIn(
  db: Db,
  name: string,
  { includesSeeded }: { readonly includesSeeded: boolean },
): Promise<SignInRecord | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'accounts.password_digest'])
    .where((where) =>
      where.or([where('id', '=', name), where('username', '=', name), where('email', '=', name.toLowerCase())]),
    )
    .$if(!includesSeeded, (query) => query.where('seeded', '=', false))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { password_digest: passwordDigest, ...account } = row;
  return { account, passwordDigest };
}

export interface AccountChange {
  readonly profile?: { readonly [key in keyof Profile]?: Profile[key] | undefined } | undefined;
  readonly roles?: readonly Role[] | undefined;
}

export async function updateAccount(
  db: Db,
  { id, profile }: Account,
  { roles, now, ...change }: AccountChange & { readonly now: number },
): Promise<Account> {
  return db
    .updateTable('accounts')
    .set({
      profile: JSON.stringify({ ...profile, ...omitUndefined(change.profile ?? {}) }),
      ...(roles === undefined ? {} : { roles: [...new Set(roles)] }),
      updated_at: new Date(now),
    })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Ends all sessions of an account, and the links of mails that could begin new ones. Resolves with how many. */
export async function endSessions(db: Db, id: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('account_tokens').where('account_id', '=', id).where('purpose', '=', 'reset').execute();
    const ended = await tx.deleteFrom('sessions').where('account_id', '=', id).returning('token_digest').execute();
    return ended.length;
  });
}
