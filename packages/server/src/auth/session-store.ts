import type { Db } from '../database/schema.ts';
import { ACCOUNT_COLUMNS, type Account } from './account.ts';
import { digestOf, newToken } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After this one signs in anew. */
export const SESSION_MS = 30 * DAY_MS;

export interface SessionStoreOptions {
  readonly db: Db;
  readonly clock: () => number;
  /** Whether the seeded accounts, whose passwords everyone knows, may sign in. */
  readonly demo: boolean;
}

export interface FoundSession {
  readonly account: Account;
  readonly expiresAt: Date;
}

export interface SessionStore {
  /** A new token for an account. */
  readonly begin: (accountId: string) => Promise<string>;
  /** Whose token it is and until when, while it holds. */
  readonly find: (token: string) => Promise<FoundSession | undefined>;
  readonly end: (token: string) => Promise<void>;
}

/** Sessions live in the database, by a digest of their token, so that every process knows them and no dump gives them away. */
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
