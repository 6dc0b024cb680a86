import type { Db } from '../database/schema.ts';
import { digestOf, newToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a token may be used, by what it is for. */
const LIFE_MS = { confirm: 48 * HOUR_MS, reset: HOUR_MS, setup: 7 * 24 * HOUR_MS } as const;

export type TokenPurpose = keyof typeof LIFE_MS;

export interface TokenRequest {
  readonly purpose: TokenPurpose;
  /** Null for the set-up of the first account. */
  readonly accountId: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Makes a token that works once. Only its digest is kept. */
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

/** Uses a token up, in the caller's transaction; of two who try at once, one gets it. Undefined when it is not valid. */
export async function useToken(
  db: Db,
  token: string,
  { purpose, now }: Omit<TokenRequest, 'accountId'>,
): Promise<{ readonly accountId: string | null } | undefined> {
  const used = await db
    .deleteFrom('account_tokens')
    .where('token_digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now))
    .returning('account_id')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  // The others for the same end are of no use any more.
  await db
    .deleteFrom('account_tokens')
    .where('purpose', '=', purpose)
    .where('account_id', used.account_id === null ? 'is' : '=', used.account_id)
    .execute();
  return { accountId: used.account_id };
}
