import { type Migration, sql } from 'kysely';

/** People who sign in. Passwords and tokens are here as digests only. */
export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE accounts (
     id text PRIMARY KEY,
     username text NOT NULL UNIQUE,
     email text NOT NULL UNIQUE,
     password_digest text NOT NULL,
     roles text[] NOT NULL,
     profile jsonb NOT NULL,
     seeded boolean NOT NULL,
     confirmed_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  `CREATE TABLE account_tokens (
     token_digest text PRIMARY KEY,
     purpose text NOT NULL,
     account_id text,
     expires_at timestamptz NOT NULL
   )`,
  'CREATE INDEX account_tokens_account ON account_tokens (account_id, purpose)',
  `CREATE TABLE sessions (
     token_digest text PRIMARY KEY,
     account_id text NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  'CREATE INDEX sessions_account ON sessions (account_id)',
  `CREATE TABLE attempts (
     subject_digest text NOT NULL,
     window_start timestamptz NOT NULL,
     count integer NOT NULL,
     PRIMARY KEY (subject_digest, window_start)
   )`,
];
