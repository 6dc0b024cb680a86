import { randomUUID } from 'node:crypto';
import type { Profile } from '../database/management-tables.ts';
import type { Db } from '../database/schema.ts';
import { omitUndefined } from '../http/defined-only.ts';
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

/** Adds an account; undefined when its name or its mail address is taken. */
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

/** By its id or its username. */
export function findAccount(db: Db, name: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where((where) => where.or([where('id', '=', name), where('username', '=', name)]))
    .executeTakeFirst();
}

/** By the username, in whatever case it is written: usernames have small letters only. */
export function findByUsername(db: Db, username: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** By the mail address, in whatever case it is written. */
export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export interface SignInRecord {
  readonly account: Account;
  readonly passwordDigest: string;
}

/** An account and the digest of its password, by its id, its name or its mail address. */
export async function findForSignIn(db: Db, name: string, demo: boolean): Promise<SignInRecord | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select([...ACCOUNT_COLUMNS, 'accounts.password_digest'])
    .where((where) =>
      where.or([where('id', '=', name), where('username', '=', name), where('email', '=', name.toLowerCase())]),
    )
    .$if(!demo, (query) => query.where('seeded', '=', false))
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
  { roles, ...change }: AccountChange,
  now: number,
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
