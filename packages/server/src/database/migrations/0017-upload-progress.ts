import { type Migration, sql } from 'kysely';

/** In the database, so that any process can be asked how far another is. */
export const uploadProgress: Migration = {
  async up(db) {
    await sql`CREATE TABLE upload_progress (
      account_id text NOT NULL,
      upload_id text NOT NULL,
      status text NOT NULL,
      made integer NOT NULL DEFAULT 0,
      total integer NOT NULL DEFAULT 0,
      making text,
      begun_at timestamptz NOT NULL,
      PRIMARY KEY (account_id, upload_id)
    )`.execute(db);
    await sql`CREATE INDEX upload_progress_begun ON upload_progress (begun_at)`.execute(db);
  },
};
