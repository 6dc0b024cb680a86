import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import type { CallToAction } from '@zoetrope/model';
import type { ModerationStatus } from '@zoetrope/model/management';
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { AdminTables } from './management-tables.ts';

/** A catalogue item and the byte sizes of its files, where they are known. */
export interface StoredItem extends CatalogueItem {
  readonly bytes: { readonly [file: string]: number };
}

/** What may be changed of an item. */
export type ItemEdits = Partial<Pick<StoredItem, 'title' | 'alt_text' | 'tags' | 'i18n' | 'rating' | 'flags'>>;

/** What an answer is made from, read by id: lists are found in the narrow tables below, which hold listed items only. */
interface ItemTable {
  id: string;
  /** Whether the catalogue has removed it, or has it no longer. */
  gone: Generated<boolean>;
  /** What people have changed of `data`. */
  edits: ColumnType<ItemEdits | null, string | null, string | null>;
  /** Id of the account that added it; null for one of the catalogue. */
  added_by: string | null;
  moderation: Generated<ModerationStatus>;
  taken_down_at: Date | null;
  /** Whether nobody is shown it: it is gone, rejected or taken down. */
  removed: GeneratedAlways<boolean>;
  /** Slug of its creator. */
  channel: string | null;
  data: ColumnType<StoredItem, string, string>;
  /** What its owner set: null where that is nothing, the JSON null where the link was taken away. */
  cta: ColumnType<CallToAction | null, string | null, string | null>;
}

interface ItemTextTable {
  item_id: string;
  kind: string;
  /** 0 is the mildest. */
  rating: number;
  /** The item's channel first, then the channels above it. */
  channels: string[];
  /** English title, tags, alt text and creator, stemmed and weighted. */
  search: string;
}

/** Apart from the texts, since it changes with every click. An order by popularity is one walk along its index. */
interface ItemScoreTable {
  item_id: string;
  kind: string;
  /** 0 is the mildest. */
  rating: number;
  /** Natural logarithms of decayed counts; see library/trending/decay.ts. */
  clicks: number;
  seen: number;
  /** Seconds since 1970 at which the scheduler put it to the front of trending; 0 where it did not. */
  live_at: Generated<number>;
  /** Computed by the database from clicks and seen. */
  hot: Generated<number>;
}

/** How many items are listed, so that the number need not be counted at each call. */
interface ListSizeTable {
  kind: string;
  rating: number;
  items: number;
}

interface TranslationTable {
  item_id: string;
  language: string;
  /** As in the table `tags`. */
  tags: string[];
  search: string;
}

interface ItemTagTable {
  item_id: string;
  tag: string;
  /** See library/catalogue/tag-weights.ts. */
  weight: number;
}

interface TagTable {
  language: string;
  tag: string;
  /** Without its spaces. */
  joined: GeneratedAlways<string>;
  items: number;
  /** Its words and the letters of its runs. */
  search: string;
}

interface WordTable {
  word: string;
  language: string;
  items: number;
}

/** A channel as the catalogue or its owner describes it. */
export interface StoredChannel extends CatalogueChannel {
  /** Whether it stands in lists; who knows its address finds it all the same. @default true */
  readonly is_visible?: boolean | undefined;
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
}

interface ChannelTable {
  slug: string;
  data: ColumnType<StoredChannel, string, string>;
  /** Slug of the channel above, out of `data`. */
  parent: GeneratedAlways<string | null>;
  /** Place among its siblings, from 0 and without gaps. */
  position: Generated<number>;
  /** Id of an account. */
  owner: string | null;
  /** Whether someone has changed it, so that the catalogue no longer does. */
  is_changed: Generated<boolean>;
  from_catalogue: Generated<boolean>;
}

interface SearchTermTable {
  term: string;
  /** What the term finds, as a tsquery. */
  query: string;
  /** Natural logarithm of the decayed count. */
  hot: number;
  searches: number;
}

interface PingbackEventTable {
  event_id: string;
  /** The partition it lies in; see pingback/event-day.ts. */
  day: string;
  /** Order of storage; may have gaps. */
  seq: Generated<string>;
  received_at: Date;
  ts: Date;
  action_type: string;
  event_type: string | null;
  user_id: string;
  logged_in_user_id: string | null;
  item_id: string | null;
  response_id: string | null;
  /** The client type whose key it came with. */
  client: string;
  attributes: ColumnType<{ readonly [name: string]: string }, string, string>;
  analytics_response_payload: string;
}

/** What counted for trending: each action once per item and answer. */
interface PingbackCountedTable {
  response_id: string;
  item_id: string;
  action_type: string;
  /** Of the answer. */
  day: string;
}

/** Events by the minute in which they came. */
interface PingbackMinuteTable {
  minute: Date;
  outcome: 'stored' | 'duplicate' | 'refused';
  /** The action of stored ones; what was wrong with refused ones. */
  detail: string;
  events: string;
}

/** Events by their item and the slice of time in which they came; see pingback/time-buckets.ts. */
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
  /** Whether it is shown to nobody. */
  removed: Generated<boolean>;
}

interface SettingTable {
  name: string;
  value: string;
}

export interface Tables extends AdminTables {
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
