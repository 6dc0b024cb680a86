import { randomUUID } from 'node:crypto';
import { lockTree } from '../database/locks.ts';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { isChannelSlug } from '../library/channels/channel-slug.ts';
import type { Outbox } from '../storage/outbox.ts';
import type { Account } from './account.ts';
import { confirmationMail, existingAccountMail } from './account-mails.ts';
import { findByEmail, findByUsername, insertAccount, replaceUnconfirmed } from './account-store.ts';
import { issueToken, useToken } from './account-tokens.ts';
import { countAttempt } from './attempts.ts';
import { redeemSetUpToken } from './set-up.ts';

export interface AccountContext {
  readonly db: Db;
  readonly outbox: Outbox;
  /** Origin of this service for mails. */
  readonly origin: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface RegistrationInput {
  readonly username: string;
  readonly email: string;
  readonly passwordDigest: string;
  readonly display_name?: string | undefined;
  readonly setup_token?: string | undefined;
}

/** Mails of one kind per address in 15 minutes. */
export const MAX_MAILS = 3;

/**
 * Creates an account and mails a confirmation. The holder of the set-up token becomes a confirmed admin at once, also
 * in place of an unconfirmed account with the same address: the operator may have registered without the token first.
 * For a known address the response is the same, and its holder gets a mail. The name is then taken by an account that
 * nobody can confirm, so that later calls do not reveal the difference either.
 */
export async function register(
  context: AccountContext,
  { username, passwordDigest, display_name, setup_token, ...input }: RegistrationInput,
): Promise<{ readonly isConfirmed: boolean }> {
  const { now } = context;
  const email = input.email.toLowerCase();
  const isConfirmed = setup_token !== undefined;
  return context.db.transaction().execute(async (tx) => {
    if (setup_token !== undefined) await redeemSetUpToken(tx, setup_token, now);
    // Creating channels takes the same lock, so that an account and a channel never get the same name.
    await lockTree(tx);
    if (await isChannelSlug(tx, username)) throw nameTaken(username);
    const profile = display_name === undefined ? {} : { display_name };
    const roles = isConfirmed ? (['admin'] as const) : [];
    const accountInput = { username, passwordDigest, profile, roles, isConfirmed, now };
    const earlier = isConfirmed ? await findByEmail(tx, email) : undefined;
    if (earlier?.confirmed_at === null) {
      const namesake = await findByUsername(tx, username);
      if (namesake !== undefined && namesake.id !== earlier.id) throw nameTaken(username);
      await replaceUnconfirmed(tx, earlier, { ...accountInput, email });
      return { isConfirmed };
    }
    const account = await insertAccount(tx, { ...accountInput, email });
    if (account !== undefined) {
      if (!isConfirmed) await sendConfirmation({ ...context, db: tx }, account);
      return { isConfirmed };
    }
    const holder = await findByEmail(tx, email);
    // The holder of the set-up token may learn this, and the token remains valid.
    if (holder !== undefined && isConfirmed) {
      throw conflict(
        'email',
        'This email address already has an account. Sign in with it, and enter the set-up token in "Your account".',
      );
    }
    const placeholder = { ...accountInput, email: `${randomUUID()}@nobody.invalid` };
    if (holder === undefined || (await insertAccount(tx, placeholder)) === undefined) {
      throw nameTaken(username);
    }
    await notifyHolder({ ...context, db: tx }, holder);
    return { isConfirmed };
  });
}

/** The recipient of a mail. With a null id there is none: the mail is written like any other, then deleted. */
export interface MailedAccount {
  readonly id: string | null;
  readonly email: string;
  readonly username: string;
}

/** Stands in for a missing account, so that the duration is the same with and without one. */
export function noAccount(email: string): MailedAccount {
  return { id: null, email: email.toLowerCase(), username: 'nobody' };
}

function nameTaken(username: string): ApiError {
  return conflict('username', `The name ${username} is taken.`);
}

function conflict(parameter: string, message: string): ApiError {
  return new ApiError(message, { status: 409, code: 'conflict', parameter });
}

/** Redeems a confirmation. Undefined if it has expired or was used. */
export async function confirm(db: Db, token: string, now: number): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const usedToken = await useToken(tx, token, { purpose: 'confirm', now });
    if (!usedToken?.accountId) return undefined;
    await tx
      .updateTable('accounts')
      .set({ confirmed_at: new Date(now) })
      .where('id', '=', usedToken.accountId)
      .execute();
    return usedToken.accountId;
  });
}

/** Mails the confirmation again if one is pending. The response does not reveal whether it is. */
export async function resendConfirmation(context: AccountContext, email: string): Promise<void> {
  const account = await findByEmail(context.db, email);
  await sendConfirmation(context, account?.confirmed_at === null ? account : noAccount(email));
}

async function sendConfirmation(context: AccountContext, { id, email: to, username }: MailedAccount): Promise<void> {
  const { db, outbox, now, origin } = context;
  if (!(await countAttempt(db, { subject: `confirm ${to}`, max: MAX_MAILS, now }))) return;
  const token = await issueToken(db, { purpose: 'confirm', accountId: id, now });
  await outbox.put(confirmationMail({ to, username, origin }, token), { isReal: id !== null });
}

async function notifyHolder({ db, outbox, now, origin }: AccountContext, { email: to, username }: Account) {
  if (!(await countAttempt(db, { subject: `known ${to}`, max: MAX_MAILS, now }))) return;
  await outbox.put(existingAccountMail({ to, username, origin }));
}
