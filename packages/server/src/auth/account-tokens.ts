import type { Db } from '../database/schema.ts';
import { digestOf, newToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Validity of a token by its purpose. */
const LIFE_MS = { confirm: 48 * HOUR_MS, reset: HOUR_MS, setup: 7 * 24 * HOUR_MS } as const;

export type TokenPurpose = keyof typeof LIFE_MS;

export interface TokenRequest {
  readonly purpose: TokenPurpose;
  /** Null for the set-up of the first admin. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Creates a single-use token. Only its digest is stored. */
export async function issueToken(db: Db, { purpose, accountId, now }: TokenRequest): Promise<string> {
  const token = newToken();
  await db.deleteFrom('account_tokens').where('expires_at', '<=', new Date(now)).execute();
  await db
    .insertInto('account_tokens')
    .values({
      token_digest: digestOf(token),
      purpose,
      account_id: accountId,
      expires_at: new Date(now + LIFE_MS[purpose]),
    })
    .execute();
  return token;
}

/** Redeems a token in the caller's transaction; of concurrent attempts, one succeeds. Undefined if it is invalid. */
export async function useToken(
  db: Db,
  token: string,
  { purpose, now }: Omit<TokenRequest, 'accountId'>,
): Promise<{ readonly accountId: string | null } | undefined> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .returning('account_id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Revokes the account's other tokens of the same purpose.
  await db
    .deleteFrom('account_tokens')
    .where('purpose', '=', purpose)
    .where('account_id', row.account_id === null ? 'is' : '=', row.account_id)
    .execute();
  return { accountId: row.account_id };
}
