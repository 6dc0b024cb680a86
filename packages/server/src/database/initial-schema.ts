import { createHash } from 'node:crypto';
import { API_KEYS } from './api-key-schema.ts';
import { ITEM_NUMBER } from './item-number.ts';
import { PINGBACK } from './pingback-schema.ts';
import { SEARCH_TABLES, TEXT_SEARCH } from './search-schema.ts';

const SETTINGS = [
  `CREATE TABLE settings (
     name text PRIMARY KEY,
     value text NOT NULL
   )`,
  // Rows to lock; see locks.ts.
  "INSERT INTO settings (name, value) VALUES ('channel-tree', ''), ('search-index', ''), ('tag-aliases', ''), ('files-kept', '0')",
];

const CHANNELS = [
  `CREATE TABLE channels (
     slug text PRIMARY KEY,
     data jsonb NOT NULL,
     parent text GENERATED ALWAYS AS (data ->> 'parent') STORED,
     position integer NOT NULL DEFAULT 0,
     owner text,
     is_changed boolean NOT NULL DEFAULT false,
     from_catalogue boolean NOT NULL DEFAULT true,
     search tsvector NOT NULL DEFAULT ''
   )`,
  'CREATE INDEX channels_tree ON channels (parent, position)',
  'CREATE INDEX channels_owner ON channels (owner)',
  // See library/channels/channel-index.ts.
  'CREATE INDEX channels_search ON channels USING gin (search) WITH (fastupdate = off)',
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

const TAG_ALIASES = [
  `CREATE TABLE tag_aliases (
     alias text PRIMARY KEY,
     tag text NOT NULL,
     added_by text,
     added_at timestamptz NOT NULL
   )`,
  'CREATE INDEX tag_aliases_prefix ON tag_aliases (alias text_pattern_ops)',
  'CREATE INDEX tag_aliases_tag ON tag_aliases (tag)',
];

/**
 * `cta`, `edits`, `taken_down_at` and the columns of moderation are separate from `data`, so that reloading the
 * catalogue keeps them.
 */
const ITEMS = [
  `CREATE TABLE items (
     id text PRIMARY KEY,
     channel text,
     data jsonb NOT NULL,
     content_hash text,
     source_hash text,
     cta jsonb,
     deleted boolean NOT NULL DEFAULT false,
     edits jsonb,
     added_by text,
     moderation text NOT NULL DEFAULT 'approved',
     moderated_at timestamptz,
     moderation_reason text,
     moderation_message text,
     taken_down_at timestamptz,
     removed boolean GENERATED ALWAYS AS (deleted OR moderation <> 'approved' OR taken_down_at IS NOT NULL) STORED
   )`,
  // See library/gifs/variations.ts.
  `CREATE INDEX items_variations ON items
     (COALESCE(channel, ''), (data ->> 'kind'), COALESCE(data -> 'tags' -> 0 ->> 'text', data -> 'tags' -> 0 #>> '{}'))`,
  // See ofSameSize in admin/uploads/store-upload.ts.
  "CREATE INDEX items_master_bytes ON items ((data -> 'bytes' ->> (data ->> 'master')))",
  'CREATE INDEX items_source_hash ON items (source_hash) WHERE source_hash IS NOT NULL',
  `CREATE INDEX items_number ON items ((${ITEM_NUMBER}))`,
  'CREATE INDEX items_removed ON items (id) WHERE removed',
  "CREATE INDEX items_added_by ON items (added_by, (data ->> 'created') DESC, id) WHERE added_by IS NOT NULL",
  // See admin/library/find-editable.ts.
  "CREATE INDEX items_author ON items (lower(COALESCE(edits ->> 'author', data ->> 'author')))",
  "CREATE INDEX items_queue ON items (moderation, moderated_at, id) WHERE moderation <> 'approved'",
  `CREATE TABLE takedowns (
     item_id text PRIMARY KEY,
     reason text NOT NULL,
     note text,
     moderator text NOT NULL,
     mailed boolean NOT NULL
   )`,
  `CREATE TABLE moderation_actions (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     action text NOT NULL,
     message text,
     note text,
     moderator text NOT NULL,
     at timestamptz NOT NULL,
     undoes bigint,
     reports text NOT NULL
   )`,
  'CREATE INDEX moderation_actions_undoes ON moderation_actions (undoes) WHERE undoes IS NOT NULL',
  `CREATE TABLE moderation_action_items (
     action bigint NOT NULL,
     item_id text NOT NULL,
     reason text,
     previous jsonb NOT NULL,
     PRIMARY KEY (action, item_id)
   )`,
  'CREATE INDEX moderation_action_items_item ON moderation_action_items (item_id, action)',
  `CREATE TABLE gif_reports (
     item_id text NOT NULL,
     viewer_digest text NOT NULL,
     reason text NOT NULL,
     message text,
     reported_at timestamptz NOT NULL,
     closed_by bigint,
     PRIMARY KEY (item_id, viewer_digest)
   )`,
  'CREATE INDEX gif_reports_open ON gif_reports (item_id, reported_at) WHERE closed_by IS NULL',
  // The items with open reports, so that a page of them is an index scan.
  `CREATE TABLE reported_items (
     item_id text PRIMARY KEY,
     reports integer NOT NULL,
     first_reported_at timestamptz NOT NULL,
     last_reported_at timestamptz NOT NULL
   )`,
  'CREATE INDEX reported_items_first ON reported_items (first_reported_at, item_id)',
  // Rows remain when their item is deleted; see admin/moderation/blocked-pictures.ts.
  `CREATE TABLE blocked_pictures (
     item_id text COLLATE "C" PRIMARY KEY,
     title text NOT NULL,
     reason text NOT NULL,
     hashes bit(64)[] NOT NULL,
     samples text[] NOT NULL,
     blocked_at timestamptz NOT NULL,
     is_blocked boolean NOT NULL
   )`,
  'CREATE INDEX blocked_pictures_newest ON blocked_pictures (blocked_at, item_id) WHERE is_blocked',
  `CREATE TABLE gif_actions (
     item_id text NOT NULL,
     action text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (item_id, action)
   )`,
  'CREATE TABLE item_views (item_id text COLLATE "C" PRIMARY KEY, views bigint NOT NULL)',
  `CREATE TABLE picture_hashes (
     item_id text NOT NULL,
     frame integer NOT NULL,
     hash bit(64) NOT NULL,
     PRIMARY KEY (item_id, frame)
   )`,
  // Pieces of a hash, for similar hashes; see admin/tags/predict-tags.ts.
  ...[1, 17, 33, 49].map(
    (start) => `CREATE INDEX picture_hashes_from_${start} ON picture_hashes (substring(hash FROM ${start} FOR 16))`,
  ),
  `CREATE TABLE upload_progress (
     account_id text NOT NULL,
     upload_id text NOT NULL,
     status text NOT NULL,
     completed integer NOT NULL DEFAULT 0,
     total integer NOT NULL DEFAULT 0,
     current text,
     started_at timestamptz NOT NULL,
     PRIMARY KEY (account_id, upload_id)
   )`,
  'CREATE INDEX upload_progress_started ON upload_progress (started_at)',
  `CREATE TABLE animated_texts (
     hash text PRIMARY KEY,
     text text NOT NULL,
     created_at timestamptz NOT NULL,
     requested_at timestamptz NOT NULL,
     removed boolean NOT NULL DEFAULT false
   )`,
  'CREATE INDEX animated_texts_requested ON animated_texts (requested_at DESC, hash)',
  'CREATE INDEX animated_texts_removed ON animated_texts (hash) WHERE removed',
];

/** For library/gifs/removed-items.ts. Triggers, because many statements remove and restore items. */
const REMOVAL_CHANGES = [
  'CREATE TABLE removal_changes (item_id text PRIMARY KEY, changed_by xid8 NOT NULL)',
  'CREATE INDEX removal_changes_by ON removal_changes (changed_by)',
  ...(
    [
      ['items', 'id'],
      ['animated_texts', 'hash'],
    ] as const
  ).flatMap(([table, key]) => [
    `CREATE FUNCTION ${table}_record_removal() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO removal_changes (item_id, changed_by) VALUES (NEW.${key}, pg_current_xact_id())
       ON CONFLICT (item_id) DO UPDATE SET changed_by = excluded.changed_by;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER ${table}_removed AFTER INSERT ON ${table}
     FOR EACH ROW WHEN (NEW.removed) EXECUTE FUNCTION ${table}_record_removal()`,
    `CREATE TRIGGER ${table}_changed AFTER UPDATE ON ${table}
     FOR EACH ROW WHEN (OLD.removed <> NEW.removed) EXECUTE FUNCTION ${table}_record_removal()`,
  ]),
];

/** Passwords and tokens are stored as digests only. */
const ACCOUNTS = [
  `CREATE TABLE accounts (
     id text PRIMARY KEY,
     username text NOT NULL UNIQUE,
     email text NOT NULL UNIQUE,
     password_digest text NOT NULL,
     roles text[] NOT NULL,
     profile jsonb NOT NULL,
     seeded boolean NOT NULL,
     quota jsonb NOT NULL DEFAULT '{}',
     confirmed_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL
   )`,
  // For the list of accounts, newest first.
  'CREATE INDEX accounts_newest ON accounts (created_at DESC, id DESC)',
  `CREATE TABLE account_tokens (
     token_digest text PRIMARY KEY,
     purpose text NOT NULL,
     account_id text,
     expires_at timestamptz NOT NULL
   )`,
  'CREATE INDEX account_tokens_account ON account_tokens (account_id, purpose)',
  `CREATE TABLE sessions (
     token_digest text PRIMARY KEY,
     account_id text NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  'CREATE INDEX sessions_account ON sessions (account_id)',
  `CREATE TABLE attempts (
     subject_digest text NOT NULL,
     window_start timestamptz NOT NULL,
     count integer NOT NULL,
     PRIMARY KEY (subject_digest, window_start)
   )`,
  // See http/rate-limit/postgres-limits.ts. Unlogged, because a bucket is full after a minute anyway. Updates stay in their page.
  `CREATE UNLOGGED TABLE rate_limits (
     bucket text PRIMARY KEY,
     tokens double precision NOT NULL,
     is_allowed boolean NOT NULL,
     counted_at double precision NOT NULL
   ) WITH (fillfactor = 50)`,
  `CREATE TABLE known_networks (
     account_id text NOT NULL,
     network_digest text NOT NULL,
     signed_in_at timestamptz NOT NULL,
     PRIMARY KEY (account_id, network_digest)
   )`,
  'CREATE INDEX known_networks_signed_in ON known_networks (signed_in_at)',
];

const STORIES_AND_SCHEDULE = [
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
  'CREATE INDEX schedule_live ON schedule (went_live_at) WHERE went_live_at IS NOT NULL',
  `CREATE TABLE schedule_activity (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     action text NOT NULL,
     item_id text NOT NULL,
     entry_id text NOT NULL,
     username text,
     at timestamptz NOT NULL
   )`,
];

/**
 * The complete schema. Until the first release it changes freely, and databases with another one are rejected
 * (migrate.ts). It only uses features of Postgres 15 that distributed Postgres services have too.
 */
export const INITIAL_SCHEMA: readonly string[] = [
  ...TEXT_SEARCH,
  ...SETTINGS,
  ...CHANNELS,
  ...TAG_ALIASES,
  ...ITEMS,
  ...REMOVAL_CHANGES,
  ...SEARCH_TABLES,
  ...PINGBACK,
  ...ACCOUNTS,
  ...STORIES_AND_SCHEDULE,
  ...API_KEYS,
];

/** Identifies a schema; whitespace does not matter. */
export function fingerprintOf(statements: readonly string[]): string {
  const text = statements.map((statement) => statement.replace(/\s+/g, ' ')).join(';');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
