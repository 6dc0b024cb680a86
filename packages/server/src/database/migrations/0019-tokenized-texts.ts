import { type Migration, sql } from 'kysely';

/** Tags are suggested by the words inside them, and terms keep what they find. The catalogue is loaded again and fills both. */
export const tokenizedTexts: Migration = {
  async up(db) {
    await sql`DELETE FROM tags`.execute(db);
    await sql`ALTER TABLE tags ADD COLUMN search tsvector NOT NULL`.execute(db);
    await sql`CREATE INDEX tags_search ON tags USING gin (search) WITH (fastupdate = off)`.execute(db);
    await sql`DELETE FROM search_terms`.execute(db);
    await sql`ALTER TABLE search_terms ADD COLUMN query tsquery NOT NULL`.execute(db);
  },
};
