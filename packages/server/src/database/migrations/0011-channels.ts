import { type Migration, sql } from 'kysely';

/**
 * Channels become a tree that people change. What the catalogue says of a channel holds until someone changes it;
 * what they delete stays deleted.
 */
export const channels: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `ALTER TABLE channels
     ADD COLUMN parent text GENERATED ALWAYS AS (data ->> 'parent') STORED,
     ADD COLUMN position integer NOT NULL DEFAULT 0,
     ADD COLUMN owner text,
     ADD COLUMN is_changed boolean NOT NULL DEFAULT false`,
  `UPDATE channels SET position = places.place FROM (
     SELECT slug, row_number() OVER (PARTITION BY parent ORDER BY slug) - 1 AS place FROM channels
   ) AS places WHERE places.slug = channels.slug`,
  'CREATE INDEX channels_tree ON channels (parent, position)',
  'CREATE INDEX channels_owner ON channels (owner)',
  'CREATE TABLE deleted_channels (slug text PRIMARY KEY)',
  `CREATE TABLE channel_gifs (
     channel text NOT NULL,
     item_id text NOT NULL,
     added_at timestamptz NOT NULL,
     PRIMARY KEY (channel, item_id)
   )`,
  'CREATE INDEX channel_gifs_item ON channel_gifs (item_id)',
  `CREATE TABLE ranked_tags (
     id text PRIMARY KEY,
     channel text NOT NULL,
     tag text NOT NULL,
     rank integer NOT NULL,
     UNIQUE (channel, tag)
   )`,
  `CREATE TABLE magic_tags (
     id text PRIMARY KEY,
     channel text NOT NULL,
     tag text NOT NULL,
     UNIQUE (channel, tag)
   )`,
  'CREATE INDEX magic_tags_tag ON magic_tags (tag)',
];
