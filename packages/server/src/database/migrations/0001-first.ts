import { type Kysely, type Migration, sql } from 'kysely';
import { SEEN_WEIGHT } from '../../library/trending/decay.ts';
import { STEMMERS } from '../text-search.ts';

/**
 * The first schema. It stays within Postgres 15, and within what distributed Postgres services run (ruling 25).
 * Tables derived from the catalogue have no foreign keys: one transaction makes them all.
 */
export const first: Migration = {
  async up(db) {
    for (const [language, stemmer] of Object.entries(STEMMERS)) await createStemmer(db, language, stemmer);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** A stemmer without a stop word list; see text-search.ts. */
async function createStemmer(db: Kysely<unknown>, language: string, stemmer: string): Promise<void> {
  const name = `zoetrope_${language}`;
  await sql.raw(`CREATE TEXT SEARCH DICTIONARY ${name} (TEMPLATE = snowball, LANGUAGE = '${stemmer}')`).execute(db);
  await sql.raw(`CREATE TEXT SEARCH CONFIGURATION ${name} (COPY = simple)`).execute(db);
  await sql.raw(`ALTER TEXT SEARCH CONFIGURATION ${name} ALTER MAPPING FOR asciiword, word WITH ${name}`).execute(db);
}

const statements = [
  `CREATE TABLE settings (
     name text PRIMARY KEY,
     value text NOT NULL
   )`,
  `CREATE TABLE channels (
     slug text PRIMARY KEY,
     data jsonb NOT NULL
   )`,
  `CREATE TABLE items (
     id text PRIMARY KEY,
     removed boolean NOT NULL,
     channel text,
     data jsonb NOT NULL
   )`,
  `CREATE TABLE item_texts (
     item_id text PRIMARY KEY,
     kind text NOT NULL,
     rating smallint NOT NULL,
     channels text[] NOT NULL,
     search tsvector NOT NULL
   )`,
  'CREATE INDEX item_texts_search ON item_texts USING gin (search)',
  'CREATE INDEX item_texts_channels ON item_texts USING gin (channels)',
  `CREATE TABLE item_scores (
     item_id text PRIMARY KEY,
     kind text NOT NULL,
     rating smallint NOT NULL,
     clicks double precision NOT NULL,
     seen double precision NOT NULL,
     hot double precision GENERATED ALWAYS AS (clicks + ${SEEN_WEIGHT} * (clicks - seen)) STORED
   )`,
  'CREATE INDEX item_scores_hot ON item_scores (kind, hot DESC, item_id, rating)',
  `CREATE TABLE list_sizes (
     kind text NOT NULL,
     rating smallint NOT NULL,
     items integer NOT NULL,
     PRIMARY KEY (kind, rating)
   )`,
  `CREATE TABLE translations (
     item_id text NOT NULL,
     language text NOT NULL,
     search tsvector NOT NULL,
     PRIMARY KEY (item_id, language)
   )`,
  'CREATE INDEX translations_search ON translations USING gin (search)',
  `CREATE TABLE item_tags (
     item_id text NOT NULL,
     tag text NOT NULL,
     weight double precision NOT NULL,
     PRIMARY KEY (item_id, tag)
   )`,
  'CREATE INDEX item_tags_tag ON item_tags (tag, item_id, weight)',
  `CREATE TABLE tags (
     tag text PRIMARY KEY,
     items integer NOT NULL
   )`,
  'CREATE INDEX tags_prefix ON tags (tag text_pattern_ops)',
  `CREATE TABLE words (
     language text NOT NULL,
     word text NOT NULL,
     items integer NOT NULL,
     PRIMARY KEY (language, word)
   )`,
  'CREATE INDEX words_prefix ON words (language, word text_pattern_ops)',
  `CREATE TABLE search_terms (
     term text PRIMARY KEY,
     hot double precision NOT NULL,
     searches bigint NOT NULL
   )`,
  'CREATE INDEX search_terms_hot ON search_terms (hot DESC, term)',
  `CREATE TABLE pingback_events (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     event_id text NOT NULL UNIQUE,
     received_at timestamptz NOT NULL,
     ts timestamptz NOT NULL,
     action_type text NOT NULL,
     event_type text,
     user_id text NOT NULL,
     logged_in_user_id text,
     item_id text,
     response_id text,
     counted boolean NOT NULL,
     client text NOT NULL,
     attributes jsonb NOT NULL,
     analytics_response_payload text NOT NULL
   )`,
  'CREATE INDEX pingback_events_response ON pingback_events (response_id, item_id) WHERE counted',
];
