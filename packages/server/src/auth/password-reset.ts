import type { Db } from '../database/schema.ts';
import { resetMail } from './account-mails.ts';
import { findByEmail } from './account-store.ts';
import { issueToken, useToken } from './account-tokens.ts';
import { countAttempt } from './attempts.ts';
import { type AccountContext, MAX_MAILS, noAccount } from './registration.ts';

/** Mails a password reset code. The response does not reveal whether the address has an account. */
export async function requestReset({ db, outbox, now, origin }: AccountContext, email: string): Promise<void> {
  const { id, email: to, username } = (await findByEmail(db, email)) ?? noAccount(email);
  if (!(await countAttempt(db, { subject: `reset ${to}`, max: MAX_MAILS, now }))) return;
  const token = await issueToken(db, { purpose: 'reset', accountId: id, now });
  await outbox.put(resetMail({ to, username, origin }, token), { isReal: id !== null });
}

export interface PasswordReset {
  readonly token: string;
  readonly passwordDigest: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Sets a password and ends all sessions of the account. Resolves with its id; undefined if the code has expired or was
 * used.
 */
export async function setPassword(db: Db, { token, passwordDigest, now }: PasswordReset): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const usedToken = await useToken(tx, token, { purpose: 'reset', now });
    if (!usedToken?.accountId) return undefined;
    const at = new Date(now);
    await tx
      .updateTable('accounts')
      // Whoever can read the mail has confirmed the address.
      .set((row) => ({
        password_digest: passwordDigest,
        updated_at: at,
        confirmed_at: row.fn.coalesce('confirmed_at', row.val(at)),
      }))
      .where('id', '=', usedToken.accountId)
      .execute();
    await tx.deleteFrom('sessions').where('account_id', '=', usedToken.accountId).execute();
    return usedToken.accountId;
  });
}
