import { type Migration, sql } from 'kysely';

/** Stories, what trends by appointment, and what pictures look like. */
export const storiesAndSchedule: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Seconds since 1970 at which the scheduler put an item to the front of trending; 0 where it did not.
  'ALTER TABLE item_scores ADD COLUMN live_at double precision NOT NULL DEFAULT 0',
  'DROP INDEX item_scores_hot',
  'CREATE INDEX item_scores_trending ON item_scores (kind, live_at DESC, hot DESC, item_id, rating)',
  `CREATE TABLE stories (
     story_id text PRIMARY KEY,
     slug text NOT NULL UNIQUE,
     author text NOT NULL,
     title text NOT NULL,
     gifs text[] NOT NULL,
     cover text NOT NULL,
     is_published boolean NOT NULL,
     publish_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  'CREATE INDEX stories_author ON stories (author, created_at DESC, story_id DESC)',
  `CREATE TABLE trending_stories (
     id text PRIMARY KEY,
     story_id text NOT NULL UNIQUE,
     publish_at timestamptz NOT NULL
   )`,
  'CREATE INDEX trending_stories_time ON trending_stories (publish_at DESC, id DESC)',
  `CREATE TABLE schedule (
     id text PRIMARY KEY,
     item_id text NOT NULL,
     is_sticker boolean NOT NULL,
     type text NOT NULL,
     starts_at timestamptz NOT NULL,
     went_live_at timestamptz,
     scheduled_by text NOT NULL,
     UNIQUE (item_id, starts_at)
   )`,
  'CREATE INDEX schedule_waiting ON schedule (starts_at) WHERE went_live_at IS NULL',
  `CREATE TABLE schedule_activity (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     action text NOT NULL,
     item_id text NOT NULL,
     entry_id text NOT NULL,
     username text,
     at timestamptz NOT NULL
   )`,
  `CREATE TABLE picture_hashes (
     item_id text PRIMARY KEY,
     source text NOT NULL,
     hash text NOT NULL
   )`,
];
