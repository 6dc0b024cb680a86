import type { GifType, SearchReport } from '@zoetrope/model';
import type {
  ModerationActionType,
  ModerationReason,
  ModerationStatus,
  Role,
  UploadProgress,
} from '@zoetrope/model/management';
import type { ColumnType, Generated } from 'kysely';

/** Public data of an account. */
export interface Profile {
  readonly display_name?: string | undefined;
  readonly avatar_url?: string | undefined;
  readonly profile_url?: string | undefined;
  readonly spotify_url?: string | undefined;
  readonly is_public: boolean;
  readonly is_verified: boolean;
  readonly suppress_chrome: boolean;
  /** Whether an artist takes commissions. */
  readonly is_freelance: boolean;
}

/** A missing limit is that of the service; null is no limit. */
export interface OwnQuota {
  readonly items?: number | null | undefined;
  readonly bytes?: number | null | undefined;
}

interface AccountTable {
  id: string;
  username: string;
  /** Lower case. */
  email: string;
  /** See auth/passwords.ts. */
  password_digest: string;
  roles: Role[];
  profile: ColumnType<Profile, string, string>;
  /** Created by the demo with a public password; may sign in with `demo` only. */
  seeded: boolean;
  quota: ColumnType<OwnQuota, string | undefined, string>;
  confirmed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface AccountTokenTable {
  token_digest: string;
  purpose: 'confirm' | 'reset' | 'setup';
  /** Null for the set-up of the first admin. */
  account_id: string | null;
  expires_at: Date;
}

interface SessionTable {
  token_digest: string;
  account_id: string;
  expires_at: Date;
}

/** Attempts per window of time; see auth/attempts.ts. */
interface AttemptTable {
  subject_digest: string;
  window_start: Date;
  count: number;
}

/** Networks from which owners have signed in; see auth/known-networks.ts. */
interface KnownNetworkTable {
  account_id: string;
  network_digest: string;
  signed_in_at: Date;
}

interface DeletedChannelTable {
  slug: string;
}

/** An item added to a channel other than its own. */
interface ChannelGifTable {
  channel: string;
  item_id: string;
  added_at: Date;
}

interface RankedTagTable {
  id: string;
  channel: string;
  tag: string;
  rank: number;
}

interface MagicTagTable {
  id: string;
  channel: string;
  tag: string;
}

interface TagAliasTable {
  /** Normalized, like `tag`; see `tagOf`. */
  alias: string;
  tag: string;
  /** Username. Null for an import. */
  added_by: string | null;
  added_at: Date;
}

interface SearchTermModerationTable {
  term: string;
  status: 'approved' | 'rejected';
  note: string | null;
  /** Username. */
  moderator: string;
  moderated_at: Date;
}

interface TakedownTable {
  item_id: string;
  reason: string;
  note: string | null;
  /** Username. */
  moderator: string;
  /** Whether its owner was notified. */
  mailed: boolean;
}

/** What an action changed of an item, as it was before. */
export type ItemState =
  | {
      readonly moderation: ModerationStatus;
      /** As Postgres writes it. */
      readonly moderated_at: string | null;
      readonly moderation_reason: ModerationReason | null;
      readonly moderation_message: string | null;
      readonly taken_down_at: string | null;
      readonly takedown: object | null;
      /** Whether its picture cannot be uploaded. */
      readonly blocked: boolean;
      /** The edited rating, or null for that of the upload. Only if the action changed it. */
      readonly rating?: string | null | undefined;
    }
  // An edit: the stored edits of the changed fields, before and after it; null for the original value.
  | {
      readonly edits: { readonly [field: string]: unknown };
      readonly edited: { readonly [field: string]: unknown };
      /** The channel before it. Only if the edit changed it. */
      readonly channel?: string | null | undefined;
    }
  // An animated text.
  | { readonly removed: boolean; readonly takedown: object | null }
  // The deletion of an item, or an action on the picture of a deleted one, which cannot be undone.
  | { readonly deleted: true };

/** The audit trail. Rows are never changed or deleted. */
interface ModerationActionTable {
  seq: Generated<string>;
  action: ModerationActionType;
  message: string | null;
  note: string | null;
  /** Username. */
  moderator: string;
  at: Date;
  /** The action that this one undoes. */
  undoes: string | null;
  /** What it does to the reports of its items. */
  reports: 'closes' | 'reopens' | 'leaves';
}

/** Once per viewer and item. */
interface GifReportTable {
  item_id: string;
  /** See admin/moderation/gif-reports.ts. */
  viewer_digest: string;
  reason: ModerationReason;
  message: string | null;
  reported_at: Date;
  /** The moderation action that closed it. */
  closed_by: string | null;
}

interface ReportedItemTable {
  item_id: string;
  reports: number;
  first_reported_at: Date;
  last_reported_at: Date;
}

interface ModerationActionItemTable {
  action: string;
  /** Remains when the item is deleted. */
  item_id: string;
  reason: string | null;
  /** See admin/moderation/item-state.ts. */
  previous: ColumnType<ItemState, string, never>;
}

interface SearchReportTable {
  id: string;
  report: ColumnType<SearchReport, string, string>;
  reported_at: Date;
}

/** Pictures that were taken down. */
interface BlockedPictureTable {
  item_id: string;
  title: string;
  reason: string;
  /** The distinct ones of the samples: each 64 bits as zeros and ones. */
  hashes: readonly string[];
  /** Frames as base64; see admin/tags/frame-samples.ts. */
  samples: readonly string[];
  blocked_at: Date;
  /** False once a moderator has unblocked the picture, or the takedown was lifted. */
  is_blocked: boolean;
}

/** Actions on a GIF that pages report. Events of widgets are in other tables. */
interface GifActionTable {
  item_id: string;
  action: string;
  count: string;
}

interface StoryTable {
  story_id: string;
  slug: string;
  /** Id of an account. */
  author: string;
  title: string;
  gifs: string[];
  cover: string;
  is_published: boolean;
  /** Start of the publication of a published story. */
  publish_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface TrendingStoryTable {
  id: string;
  story_id: string;
  publish_at: Date;
}

interface ScheduleTable {
  id: string;
  item_id: string;
  is_sticker: boolean;
  type: GifType;
  starts_at: Date;
  went_live_at: Date | null;
  /** Username. */
  scheduled_by: string;
}

interface ScheduleActivityTable {
  seq: Generated<string>;
  action: 'scheduled' | 'went-live' | 'removed';
  item_id: string;
  entry_id: string;
  /** Null for changes by the clock. */
  username: string | null;
  at: Date;
}

interface PictureHashTable {
  item_id: string;
  /** Frame index from 0; -1 for an unreadable picture. */
  frame: number;
  /** 64 bits as zeros and ones; see admin/tags/picture-hash.ts. */
  hash: string;
}

/** Views before those in pingback_item_buckets. */
interface ItemViewTable {
  item_id: string;
  views: string;
}

/** Uploads with an id, of the last hour. */
interface UploadProgressTable {
  account_id: string;
  upload_id: string;
  status: UploadProgress['status'];
  completed: number;
  total: number;
  current: string | null;
  started_at: Date;
}

/** Accounts, and what users create and change. */
export interface AdminTables {
  accounts: AccountTable;
  account_tokens: AccountTokenTable;
  sessions: SessionTable;
  attempts: AttemptTable;
  known_networks: KnownNetworkTable;
  /** Deleted channels of the catalogue, which loading it must not restore. */
  deleted_channels: DeletedChannelTable;
  channel_gifs: ChannelGifTable;
  ranked_tags: RankedTagTable;
  magic_tags: MagicTagTable;
  tag_aliases: TagAliasTable;
  moderation_actions: ModerationActionTable;
  moderation_action_items: ModerationActionItemTable;
  gif_reports: GifReportTable;
  reported_items: ReportedItemTable;
  search_term_moderations: SearchTermModerationTable;
  takedowns: TakedownTable;
  search_reports: SearchReportTable;
  gif_actions: GifActionTable;
  item_views: ItemViewTable;
  stories: StoryTable;
  trending_stories: TrendingStoryTable;
  schedule: ScheduleTable;
  schedule_activity: ScheduleActivityTable;
  picture_hashes: PictureHashTable;
  blocked_pictures: BlockedPictureTable;
  upload_progress: UploadProgressTable;
}
