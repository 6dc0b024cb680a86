import { type Migration, sql } from 'kysely';

/** Anyone may report, so that there may be many; moderators read the newest. */
export const newestReports: Migration = {
  async up(db) {
    await sql`CREATE INDEX search_reports_newest ON search_reports (reported_at DESC, id)`.execute(db);
  },
};
