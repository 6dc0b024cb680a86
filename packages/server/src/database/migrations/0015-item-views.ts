import { type Migration, sql } from 'kysely';

/** Views of days whose slices are dropped: a view count is a total, and slices are kept for two days. */
export const itemViews: Migration = {
  async up(db) {
    await sql`CREATE TABLE item_views (item_id text COLLATE "C" PRIMARY KEY, views bigint NOT NULL)`.execute(db);
  },
};
