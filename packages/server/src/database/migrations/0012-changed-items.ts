import { type Migration, sql } from 'kysely';

/**
 * What people do to items stays when the catalogue is loaded anew: changes of texts and tags, moderation, takedowns,
 * and items that someone added. Whether an item is removed follows from all of it.
 */
export const changedItems: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `ALTER TABLE items
     ADD COLUMN gone boolean NOT NULL DEFAULT false,
     ADD COLUMN edits jsonb,
     ADD COLUMN added_by text,
     ADD COLUMN moderation text NOT NULL DEFAULT 'approved',
     ADD COLUMN taken_down_at timestamptz`,
  'UPDATE items SET gone = removed',
  'ALTER TABLE items DROP COLUMN removed',
  `ALTER TABLE items ADD COLUMN removed boolean
     GENERATED ALWAYS AS (gone OR moderation = 'rejected' OR taken_down_at IS NOT NULL) STORED`,
  'CREATE INDEX items_removed ON items (id) WHERE removed',
  'CREATE INDEX items_added_by ON items (added_by) WHERE added_by IS NOT NULL',
  `CREATE TABLE moderations (
     item_id text PRIMARY KEY,
     note text,
     moderator text NOT NULL,
     moderated_at timestamptz NOT NULL
   )`,
  `CREATE TABLE takedowns (
     item_id text PRIMARY KEY,
     reason text NOT NULL,
     note text,
     moderator text NOT NULL,
     mailed boolean NOT NULL
   )`,
  `CREATE TABLE search_reports (
     id text PRIMARY KEY,
     report jsonb NOT NULL,
     reported_at timestamptz NOT NULL
   )`,
  `CREATE TABLE gif_actions (
     item_id text NOT NULL,
     action text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (item_id, action)
   )`,
  'ALTER TABLE channels ADD COLUMN from_catalogue boolean NOT NULL DEFAULT true',
  "INSERT INTO settings (name, value) VALUES ('channel-tree', ''), ('search-index', '') ON CONFLICT DO NOTHING",
];
