import { type Migration, sql } from 'kysely';

/** Several frames of a picture are looked at, since they may look nothing alike. */
export const pictureHashes: Migration = {
  async up(db) {
    await sql`DROP TABLE picture_hashes`.execute(db);
    await sql`CREATE TABLE picture_hashes (
      item_id text NOT NULL,
      frame integer NOT NULL,
      hash bit(64) NOT NULL,
      PRIMARY KEY (item_id, frame)
    )`.execute(db);
  },
};
