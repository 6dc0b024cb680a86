/** The API keys of clients; see keys/. Revoked ones remain, so that seeding does not add them again. */
export const API_KEYS = [
  `CREATE TABLE api_keys (
     key text PRIMARY KEY,
     name text NOT NULL,
     type text NOT NULL,
     limits jsonb NOT NULL DEFAULT '{}',
     max_rating text,
     created_at timestamptz NOT NULL,
     revoked_at timestamptz
   )`,
];
