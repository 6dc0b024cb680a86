import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import type { CallToAction, ClientType, Rating } from '@zoetrope/model';
import type { ModerationReason, ModerationStatus } from '@zoetrope/model/management';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { AdminTables } from './management-tables.ts';

/** A catalogue item with the known sizes of its files. */
export interface StoredItem extends CatalogueItem {
  readonly bytes: { readonly [file: string]: number };
}

/** Editable fields of an item. */
export type ItemEdits = Partial<
  Pick<
    StoredItem,
    'title' | 'alt_text' | 'tags' | 'i18n' | 'rating' | 'flags' | 'license' | 'author' | 'source' | 'channel'
  >
>;

/** The data of a response, read by id. Lists use the narrow tables below, which contain listed items only. */
interface ItemTable {
  id: string;
  /** Whether the catalogue has removed it or no longer contains it. */
  deleted: Generated<boolean>;
  /** Edits by users on top of `data`. */
  edits: ColumnType<ItemEdits | null, string | null, string | null>;
  /** Id of the account that added it; null for catalogue items. */
  added_by: string | null;
  moderation: Generated<ModerationStatus>;
  /** When `moderation` was set; null if it never was. */
  moderated_at: Date | null;
  /** The reason for the decision, and the moderator's message to the uploader. */
  moderation_reason: ModerationReason | null;
  moderation_message: string | null;
  taken_down_at: Date | null;
  /** Whether the public sees nothing of it: deleted, taken down, rejected, or waiting for approval. */
  removed: GeneratedAlways<boolean>;
  /** Slug of its creator's channel. */
  channel: string | null;
  data: ColumnType<StoredItem, string, string>;
  /** Hash of the item in the catalogue, so that loading skips unchanged items; null for items of other origins. */
  content_hash: ColumnType<string | null, never, string | null>;
  /** SHA-256 of the uploaded or imported file; null for items of a catalogue or an export. */
  source_hash: string | null;
  /** The link set by its owner: SQL null if not set, JSON null if removed. */
  cta: ColumnType<CallToAction | null, string | null, string | null>;
}

interface ItemTextTable {
  item_id: string;
  kind: string;
  /** Index in `RATINGS`; 0 is the mildest. */
  rating: number;
  /** The lists that it is in; see `listName`. */
  lists: GeneratedAlways<string[]>;
  /** Its channels and all their parents; see library/channels/membership.ts. */
  channels: string[];
  /** The words of the title and the tags, each once. The table `words` counts them. */
  words: string[];
  /** ISO 8601. */
  created: string;
  /** See database/search-index.ts. */
  tier: Generated<number>;
  /** English title, tags, alt text and creator, stemmed and weighted. */
  search: string;
  /** A random order; see library/gifs/random-gif.ts. */
  random_key: Generated<number>;
}

/** Separate from the texts, because it changes with every click. Trending order is an index scan. */
interface ItemScoreTable {
  item_id: string;
  kind: string;
  /** Index in `RATINGS`; 0 is the mildest. */
  rating: number;
  /** Natural logarithms of decayed counts; see library/trending/decay.ts. */
  clicks: number;
  seen: number;
  /** Seconds since 1970 at which the scheduler moved it to the front of trending, or 0. */
  live_at: Generated<number>;
  /** Generated from clicks and seen. */
  hot: Generated<number>;
}

/** Cached number of items per list. */
interface ListSizeTable {
  kind: string;
  rating: number;
  items: number;
}

interface TranslationTable {
  item_id: string;
  language: string;
  /** Copies of the columns of `item_texts`, so that one index has all conditions of a search. */
  kind: string;
  rating: number;
  lists: GeneratedAlways<string[]>;
  channels: string[];
  tier: Generated<number>;
  /** Normalized like the texts in the table `tags`. */
  tags: string[];
  /** As in `item_texts`. */
  words: string[];
  search: string;
}

interface ItemTagTable {
  item_id: string;
  tag: string;
  /** Copied from the item, so that an index has the items of a tag in each list. */
  kind: string;
  rating: number;
  /** See library/catalogue/tag-weights.ts. */
  weight: number;
  /** A random order; see library/gifs/random-gif.ts. */
  random_key: Generated<number>;
}

interface TagTable {
  language: string;
  tag: string;
  /** Without its spaces. */
  joined: GeneratedAlways<string>;
  items: number;
  /** Its words, and the characters of its runs. */
  search: string;
}

interface WordTable {
  word: string;
  language: string;
  items: number;
}

/** A channel as described by the catalogue or its owner. */
export interface StoredChannel extends CatalogueChannel {
  /** Whether it appears in lists. Hidden channels can still be opened by URL. Default: true. */
  readonly is_visible?: boolean | undefined;
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
}

interface ChannelTable {
  slug: string;
  data: ColumnType<StoredChannel, string, string>;
  /** Slug of the parent channel, from `data`. */
  parent: GeneratedAlways<string | null>;
  /** Index among its siblings, without gaps. */
  position: Generated<number>;
  /** Id of an account. */
  owner: string | null;
  /** Whether a user has changed it, so that loading the catalogue does not overwrite it. */
  is_changed: Generated<boolean>;
  from_catalogue: Generated<boolean>;
  /** Words of its name, slug, tags and description. */
  search: Generated<string>;
}

interface SearchTermTable {
  term: string;
  /** The query of the term, as a tsquery. */
  query: string;
  /** Natural logarithm of the decayed count. */
  hot: number;
  searches: number;
}

interface PingbackEventTable {
  event_id: string;
  /** The partition of the event; see pingback/event-day.ts. */
  day: string;
  /** Insertion order; may have gaps. */
  seq: Generated<string>;
  received_at: Date;
  ts: Date;
  action_type: string;
  event_type: string | null;
  user_id: string;
  logged_in_user_id: string | null;
  item_id: string | null;
  response_id: string | null;
  /** The client type of the API key. */
  client: string;
  attributes: ColumnType<{ readonly [name: string]: string }, string, string>;
  analytics_response_payload: string;
}

/** Actions counted for trending: once per item and response. */
interface PingbackCountedTable {
  response_id: string;
  item_id: string;
  action_type: string;
  /** Day of the response. */
  day: string;
}

/** Events per minute of arrival. */
interface PingbackMinuteTable {
  minute: Date;
  outcome: 'stored' | 'duplicate' | 'rejected';
  /** The action of stored events; the invalid field of rejected ones. */
  detail: string;
  events: string;
}

/** Events per item and time bucket; see pingback/time-buckets.ts. */
interface PingbackItemBucketTable {
  bucket: Date;
  item_id: string;
  seen: number;
  hover: number;
  click: number;
  start: number;
}

interface AnimatedTextTable {
  hash: string;
  text: string;
  created_at: Date;
  requested_at: Date;
  /** Whether it is taken down. */
  removed: Generated<boolean>;
}

interface SettingTable {
  name: string;
  value: string;
}

interface ApiKeyTable {
  key: string;
  name: string;
  type: ClientType;
  /** Calls per minute, by group of calls. */
  limits: ColumnType<{ readonly [group: string]: number }, string, string>;
  max_rating: Rating | null;
  created_at: Date;
  revoked_at: ColumnType<Date | null, never, Date | null>;
}

export interface Tables extends AdminTables {
  api_keys: ApiKeyTable;
  items: ItemTable;
  item_texts: ItemTextTable;
  item_scores: ItemScoreTable;
  list_sizes: ListSizeTable;
  translations: TranslationTable;
  item_tags: ItemTagTable;
  tags: TagTable;
  words: WordTable;
  channels: ChannelTable;
  search_terms: SearchTermTable;
  pingback_events: PingbackEventTable;
  pingback_counted: PingbackCountedTable;
  pingback_minutes: PingbackMinuteTable;
  pingback_item_buckets: PingbackItemBucketTable;
  animated_texts: AnimatedTextTable;
  settings: SettingTable;
}

export type Db = Kysely<Tables>;
