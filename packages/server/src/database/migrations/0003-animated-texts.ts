import { type Migration, sql } from 'kysely';

/** Texts that were asked to be animated: what the ids of their pictures stand for. */
export const animatedTexts: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE animated_texts (
        hash text PRIMARY KEY,
        text text NOT NULL,
        created_at timestamptz NOT NULL,
        asked_at timestamptz NOT NULL
      )`.execute(db);
    await sql`CREATE INDEX animated_texts_asked ON animated_texts (asked_at DESC, hash)`.execute(db);
  },
};
