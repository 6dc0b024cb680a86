import { type Migration, sql } from 'kysely';

/** A link set by an item's owner: apart from the item's data, which the catalogue brings anew. */
export const callsToAction: Migration = {
  async up(db) {
    await sql`ALTER TABLE items ADD COLUMN cta jsonb`.execute(db);
  },
};
