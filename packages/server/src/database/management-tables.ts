import type { GifType, SearchReport } from '@zoetrope/model';
import type { Role, UploadProgress } from '@zoetrope/model/management';
import type { ColumnType, Generated } from 'kysely';

/** The profile of an account: what it says about itself, and how it is shown. */
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

interface AccountTable {
  id: string;
  username: string;
  /** Lower case. */
  email: string;
  /** See auth/passwords.ts. */
  password_digest: string;
  roles: Role[];
  profile: ColumnType<Profile, string, string>;
  /** Made by the demo, with a password that everyone knows: it may sign in there only. */
  seeded: boolean;
  confirmed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface AccountTokenTable {
  token_digest: string;
  purpose: 'confirm' | 'reset' | 'setup';
  /** Null for the set-up of the first account. */
  account_id: string | null;
  expires_at: Date;
}

interface SessionTable {
  token_digest: string;
  account_id: string;
  expires_at: Date;
}

/** How often something was tried in a window of time; see auth/attempts.ts. */
interface AttemptTable {
  subject_digest: string;
  window_start: Date;
  count: number;
}

interface DeletedChannelTable {
  slug: string;
}

/** An item that was added to a channel beside the one it is from. */
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

interface ModerationTable {
  item_id: string;
  note: string | null;
  /** Name of an account. */
  moderator: string;
  moderated_at: Date;
}

interface TakedownTable {
  item_id: string;
  reason: string;
  note: string | null;
  /** Name of an account. */
  moderator: string;
  /** Whether its owner was told. */
  mailed: boolean;
}

interface SearchReportTable {
  id: string;
  report: ColumnType<SearchReport, string, string>;
  reported_at: Date;
}

/** What pages count of a GIF beside its events. */
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
  /** Before it a published story is not shown. */
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
  /** Name of an account. */
  scheduled_by: string;
}

interface ScheduleActivityTable {
  seq: Generated<string>;
  action: 'scheduled' | 'went-live' | 'removed';
  item_id: string;
  entry_id: string;
  /** Null where the clock did it. */
  username: string | null;
  at: Date;
}

interface PictureHashTable {
  item_id: string;
  /** Number of the frame, from 0; -1 for a picture that cannot be read. */
  frame: number;
  /** 64 bits, as zeros and ones; see admin/tags/picture-hash.ts. */
  hash: string;
}

/** Views before those that pingback_item_buckets tells of. */
interface ItemViewTable {
  item_id: string;
  views: string;
}

/** Of the uploads of the last hour that were given a name. */
interface UploadProgressTable {
  account_id: string;
  upload_id: string;
  status: UploadProgress['status'];
  made: number;
  total: number;
  making: string | null;
  begun_at: Date;
}

/** What people with accounts make and change, and the accounts themselves. */
export interface AdminTables {
  accounts: AccountTable;
  account_tokens: AccountTokenTable;
  sessions: SessionTable;
  attempts: AttemptTable;
  /** Channels of the catalogue that are to stay away. */
  deleted_channels: DeletedChannelTable;
  channel_gifs: ChannelGifTable;
  ranked_tags: RankedTagTable;
  magic_tags: MagicTagTable;
  moderations: ModerationTable;
  takedowns: TakedownTable;
  search_reports: SearchReportTable;
  gif_actions: GifActionTable;
  item_views: ItemViewTable;
  stories: StoryTable;
  trending_stories: TrendingStoryTable;
  schedule: ScheduleTable;
  schedule_activity: ScheduleActivityTable;
  picture_hashes: PictureHashTable;
  upload_progress: UploadProgressTable;
}
