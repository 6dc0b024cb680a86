import { FIRST_COLD_TIER, LISTS, LISTS_OF_LANGUAGE, TIERS } from './search-index.ts';
import { STEMMERS } from './text-search.ts';

/** Penalty for items that are seen but not clicked: hot = ln(clicks) + SEEN_WEIGHT × ln(clicks / seen). */
const SEEN_WEIGHT = 0.5;

/** Stemmers without stop words; see text-search.ts. */
export const TEXT_SEARCH = Object.entries(STEMMERS).flatMap(([language, stemmer]) => {
  const name = `zoetrope_${language}`;
  return [
    `CREATE TEXT SEARCH DICTIONARY ${name} (TEMPLATE = snowball, LANGUAGE = '${stemmer}')`,
    `CREATE TEXT SEARCH CONFIGURATION ${name} (COPY = simple)`,
    `ALTER TEXT SEARCH CONFIGURATION ${name} ALTER MAPPING FOR asciiword, word WITH ${name}`,
  ];
});

/** One index per tier of (search, lists, channels), so that all conditions of a search are met inside the index. */
function searchIndexes(table: 'item_texts' | 'translations'): string[] {
  return TIERS.map(
    (tier) =>
      `CREATE INDEX ${table}_search_${tier} ON ${table} USING gin (search, lists, channels) WITH (fastupdate = off) WHERE tier = ${tier}`,
  );
}

/**
 * Tables derived from the items in one transaction, hence without foreign keys.
 *
 * `fastupdate = off` adds rows to a search index immediately. By default Postgres collects them in a list that every
 * search scans until the next vacuum, and the embedded database has no autovacuum.
 */
export const SEARCH_TABLES = [
  `CREATE TABLE item_texts (
     item_id text PRIMARY KEY,
     kind text NOT NULL,
     rating smallint NOT NULL,
     lists text[] GENERATED ALWAYS AS (${LISTS}) STORED,
     channels text[] NOT NULL,
     words text[] NOT NULL DEFAULT '{}',
     created text NOT NULL,
     tier smallint NOT NULL DEFAULT 0,
     search tsvector NOT NULL,
     random_key double precision NOT NULL DEFAULT random()
   )`,
  'CREATE INDEX item_texts_random ON item_texts (kind, rating, random_key, item_id)',
  ...searchIndexes('item_texts'),
  'CREATE INDEX item_texts_channels ON item_texts USING gin (channels) WITH (fastupdate = off)',
  `CREATE INDEX item_texts_hot ON item_texts (item_id, tier) WHERE tier < ${FIRST_COLD_TIER}`,
  'CREATE INDEX item_texts_recent ON item_texts (created DESC, item_id)',
  // See library/catalogue/unlisted-texts.ts.
  'CREATE TABLE unlisted_texts (item_id text PRIMARY KEY, created text NOT NULL, search tsvector NOT NULL)',
  'CREATE INDEX unlisted_texts_recent ON unlisted_texts (created DESC, item_id)',
  'CREATE INDEX unlisted_texts_search ON unlisted_texts USING gin (search) WITH (fastupdate = off)',
  `CREATE TABLE item_scores (
     item_id text PRIMARY KEY,
     kind text NOT NULL,
     rating smallint NOT NULL,
     clicks double precision NOT NULL,
     seen double precision NOT NULL,
     hot double precision GENERATED ALWAYS AS (clicks + ${SEEN_WEIGHT} * (clicks - seen)) STORED,
     live_at double precision NOT NULL DEFAULT 0
   )`,
  'CREATE INDEX item_scores_popular ON item_scores (kind, rating, hot DESC, item_id) INCLUDE (live_at)',
  'CREATE INDEX item_scores_live ON item_scores (kind, live_at DESC, hot DESC, item_id) WHERE live_at > 0',
  `CREATE TABLE list_sizes (
     kind text NOT NULL,
     rating smallint NOT NULL,
     items integer NOT NULL,
     PRIMARY KEY (kind, rating)
   )`,
  `CREATE TABLE translations (
     item_id text NOT NULL,
     language text NOT NULL,
     kind text NOT NULL,
     rating smallint NOT NULL,
     lists text[] GENERATED ALWAYS AS (${LISTS_OF_LANGUAGE}) STORED,
     channels text[] NOT NULL,
     tier smallint NOT NULL DEFAULT 0,
     tags text[] NOT NULL,
     words text[] NOT NULL DEFAULT '{}',
     search tsvector NOT NULL,
     PRIMARY KEY (item_id, language)
   )`,
  ...searchIndexes('translations'),
  `CREATE TABLE item_tags (
     item_id text NOT NULL,
     tag text NOT NULL,
     kind text NOT NULL,
     rating smallint NOT NULL,
     weight double precision NOT NULL,
     random_key double precision NOT NULL DEFAULT random(),
     PRIMARY KEY (item_id, tag) INCLUDE (weight)
   )`,
  'CREATE INDEX item_tags_random ON item_tags (tag, kind, rating, random_key, item_id)',
  // See library/gifs/category-covers.ts.
  `CREATE TABLE category_covers (
     tag text NOT NULL,
     rating smallint NOT NULL,
     item_id text NOT NULL,
     PRIMARY KEY (tag, rating, item_id)
   )`,
  'CREATE INDEX category_covers_item ON category_covers (item_id)',
  `CREATE TABLE tags (
     language text NOT NULL,
     tag text NOT NULL,
     joined text GENERATED ALWAYS AS (replace(tag, ' ', '')) STORED,
     items integer NOT NULL,
     search tsvector NOT NULL,
     PRIMARY KEY (language, tag)
   )`,
  'CREATE INDEX tags_prefix ON tags (tag text_pattern_ops)',
  'CREATE INDEX tags_joined ON tags (joined text_pattern_ops)',
  'CREATE INDEX tags_search ON tags USING gin (search) WITH (fastupdate = off)',
  `CREATE TABLE words (
     language text NOT NULL,
     word text NOT NULL,
     items integer NOT NULL,
     PRIMARY KEY (language, word)
   )`,
  'CREATE INDEX words_prefix ON words (word text_pattern_ops, language)',
  'CREATE INDEX words_similar ON words USING gin (word gin_trgm_ops) WITH (fastupdate = off)',
  `CREATE TABLE search_terms (
     term text PRIMARY KEY,
     query tsquery NOT NULL,
     hot double precision NOT NULL,
     searches bigint NOT NULL
   )`,
  'CREATE INDEX search_terms_hot ON search_terms (hot DESC, term)',
  `CREATE TABLE search_term_moderations (
     term text PRIMARY KEY,
     status text NOT NULL,
     note text,
     moderator text NOT NULL,
     moderated_at timestamptz NOT NULL
   )`,
  `CREATE TABLE search_reports (
     id text PRIMARY KEY,
     report jsonb NOT NULL,
     reported_at timestamptz NOT NULL
   )`,
  'CREATE INDEX search_reports_newest ON search_reports (reported_at DESC, id)',
];
