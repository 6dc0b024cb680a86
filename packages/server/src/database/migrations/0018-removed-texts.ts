import { type Migration, sql } from 'kysely';

/** A text is taken down in all its looks, and stays so when it is asked for again. */
export const removedTexts: Migration = {
  async up(db) {
    await sql`ALTER TABLE animated_texts ADD COLUMN removed boolean NOT NULL DEFAULT false`.execute(db);
    await sql`CREATE INDEX animated_texts_removed ON animated_texts (hash) WHERE removed`.execute(db);
  },
};
