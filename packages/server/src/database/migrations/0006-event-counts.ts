import { type Migration, sql } from 'kysely';

/**
 * Events counted as they are stored, so that a summary costs the same after a million as after ten. The counters are in
 * no index and their pages are half empty at first: an addition changes its row in place.
 */
export const eventCounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE pingback_minutes (
     minute timestamptz NOT NULL,
     outcome text NOT NULL,
     detail text NOT NULL,
     events bigint NOT NULL,
     PRIMARY KEY (minute, outcome, detail)
   ) WITH (fillfactor = 50)`,
  `CREATE TABLE pingback_item_slices (
     slice timestamptz NOT NULL,
     item_id text COLLATE "C" NOT NULL,
     seen integer NOT NULL,
     hover integer NOT NULL,
     click integer NOT NULL,
     start integer NOT NULL,
     PRIMARY KEY (slice, item_id)
   ) WITH (fillfactor = 50)`,
];
