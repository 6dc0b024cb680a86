import { type Migration, sql } from 'kysely';

const INDEXES = ['item_texts_search', 'item_texts_channels', 'translations_search'];

/**
 * Rows go into the search indexes at once. By default Postgres first gathers them in a list, which every search reads from
 * end to end until a vacuum empties it; the embedded database has no vacuum of its own, and a catalogue of 10,000 items
 * cost each search 3 ms.
 */
export const searchAtOnce: Migration = {
  async up(db) {
    for (const index of INDEXES) {
      await sql`ALTER INDEX ${sql.id(index)} SET (fastupdate = off)`.execute(db);
      await sql`SELECT gin_clean_pending_list(${index}::regclass)`.execute(db);
    }
  },
};
