import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { issueToken, useToken } from './account-tokens.ts';

/**
 * A token that makes its holder the first admin. Undefined once there is an admin. Other accounts do not count, since
 * anyone can register first.
 */
export async function issueSetUpToken(db: Db, now: number): Promise<string | undefined> {
  return (await hasAdmin(db)) ? undefined : issueToken(db, { purpose: 'setup', accountId: null, now });
}

/** Whether there is an admin. Demo accounts do not count. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('accounts')
    .select('id')
    .where('seeded', '=', false)
    .where(sql<boolean>`'admin' = ANY(roles)`)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/** Redeems the set-up token in the caller's transaction, or else throws. */
export async function redeemSetUpToken(db: Db, token: string, now: number): Promise<void> {
  if ((await useToken(db, token, { purpose: 'setup', now })) !== undefined) return;
  throw new ApiError(
    'This set-up token is not valid. Copy the token that the server printed at its last start, or restart the server for a new one.',
    { status: 403, code: 'forbidden', parameter: 'setup_token' },
  );
}
