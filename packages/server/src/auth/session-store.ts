import type { Db } from '../database/schema.ts';
import { ACCOUNT_COLUMNS, type Account } from './account.ts';
import { digestOf, newToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Duration of a session. */
export const SESSION_MS = 30 * DAY_MS;

export interface SessionStoreOptions {
  readonly db: Db;
  readonly clock: () => number;
  /** Whether the seeded demo accounts, whose password is public, may sign in. */
  readonly demo: boolean;
}

export interface FoundSession {
  readonly account: Account;
  readonly expiresAt: Date;
}

export interface SessionStore {
  /** Creates a session and resolves with its token. */
  readonly begin: (accountId: string) => Promise<string>;
  /** The account and expiry of a valid token. */
  readonly find: (token: string) => Promise<FoundSession | undefined>;
  readonly end: (token: string) => Promise<void>;
}

/**
 * Stores sessions in the database by the digest of their token: all processes share them, and a dump does not reveal
 * tokens.
 */
export function createSessionStore({ db, clock, demo }: SessionStoreOptions): SessionStore {
  return {
    async begin(accountId) {
      const token = newToken();
      const now = clock();
      await db.deleteFrom('sessions').where('expires_at', '<=', new Date(now)).execute();
      await db
        .insertInto('sessions')
        .values({ token_digest: digestOf(token), account_id: accountId, expires_at: new Date(now + SESSION_MS) })
        .execute();
      return token;
    },
    async find(token) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
        .select([...ACCOUNT_COLUMNS, 'sessions.expires_at'])
        .where('sessions.token_digest', '=', digestOf(token))
        .where('sessions.expires_at', '>', new Date(clock()))
        .$if(!demo, (query) => query.where('accounts.seeded', '=', false))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { expires_at: expiresAt, ...account } = row;
      return { account, expiresAt };
    },
    async end(token) {
      await db.deleteFrom('sessions').where('token_digest', '=', digestOf(token)).execute();
    },
  };
}
