import type { Gif, Rating } from '../gif.ts';
import type { Takedown } from '../takedown.ts';

/** `pending`: waits for the approval of a moderator. Only `approved` GIFs are public. */
export type ModerationStatus = 'approved' | 'pending' | 'rejected';

/** Why a GIF is rejected or reported. `quality`: blurred, broken, or without the tags to find it. */
export type ModerationReason =
  | 'spam'
  | 'copyright'
  | 'privacy'
  | 'sexual'
  | 'violence'
  | 'hate'
  | 'harassment'
  | 'illegal'
  | 'quality'
  | 'other';

/** A moderator's decision about a GIF. */
export interface ModerationRequest {
  /** `approved` also ends a takedown. */
  readonly status: ModerationStatus;
  readonly rating?: Rating | undefined;
  /** Shown to the uploader, and mailed with a rejection. */
  readonly reason?: ModerationReason | undefined;
  /** At most 500 characters, shown to the uploader, and mailed with a rejection. */
  readonly message?: string | undefined;
  /** At most 500 characters, for other moderators. */
  readonly note?: string | undefined;
}

export interface Moderation {
  readonly gif_id: string;
  readonly status: ModerationStatus;
  readonly rating: Rating;
  readonly reason?: ModerationReason | undefined;
  readonly message?: string | undefined;
  readonly note?: string | undefined;
  /** Username of the moderator. */
  readonly moderator: string;
  /** ISO 8601. */
  readonly moderated_at: string;
}

/** One decision about several GIFs: all are decided on, or none. A rejection needs a reason. */
export interface BulkModerationRequest extends ModerationRequest {
  /** 1 to 100. */
  readonly gif_ids: readonly string[];
}

/**
 * `dismissed`: the reports of the GIFs were closed without a change. `unblocked`: pictures that were taken down can be
 * uploaded again. `edited` and `deleted`: an owner or a moderator changed or deleted several GIFs at once.
 */
export type ModerationActionType =
  | ModerationStatus
  | 'taken-down'
  | 'unblocked'
  | 'dismissed'
  | 'edited'
  | 'deleted'
  | 'undone';

/** An entry of the audit trail. */
export interface ModerationAction {
  readonly id: string;
  readonly action: ModerationActionType;
  /** In the order of their ids. The reason of a takedown is text. */
  readonly gifs: readonly { readonly gif_id: string; readonly reason?: string | undefined }[];
  readonly message?: string | undefined;
  readonly note?: string | undefined;
  /**
   * Username of the moderator, or of the owner for `edited` and `deleted`. A deleted account has a random name such as
   * `deleted-3f9a2c71b04e`, and commands of the operator are by `command line`.
   */
  readonly moderator: string;
  /** ISO 8601. */
  readonly at: string;
  /** Id of the action that this one undoes. */
  readonly undoes?: string | undefined;
  /** Id of the latest action that undoes this one. */
  readonly undone_by?: string | undefined;
}

/** The result of undoing an action. */
export interface ModerationUndo {
  /** The new entry of the audit trail. It has the GIFs that are again as they were. */
  readonly action: ModerationAction;
  /** Ids of GIFs that were decided on again, edited again or deleted since: they remain as they are. */
  readonly skipped: readonly string[];
}

/** A GIF that waits for approval or was rejected. */
export interface QueuedGif {
  /** Its media URLs work for everyone, for an hour. */
  readonly gif: Gif;
  readonly moderation_status: ModerationStatus;
  readonly reason?: ModerationReason | undefined;
  readonly message?: string | undefined;
  /** Undefined for GIFs that no account has uploaded. */
  readonly uploader?: { readonly id: string; readonly username: string } | undefined;
  /** Since when it has this status, ISO 8601. */
  readonly since: string;
  /** Id of its channel. */
  readonly channel?: string | undefined;
  /** SPDX expression, or a description. */
  readonly license?: string | undefined;
  /** Who made it. */
  readonly author?: string | undefined;
  /** A description of its origin. */
  readonly source?: string | undefined;
}

export interface ModerationQueueArgs {
  /** @default 'pending' */
  readonly status?: 'pending' | 'rejected' | undefined;
  /** Id of an account: only its uploads. */
  readonly uploader?: string | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

export interface ModerationActionsArgs {
  /** Only actions on this GIF. */
  readonly gif_id?: string | undefined;
  /** Only actions of this kind. */
  readonly action?: ModerationActionType | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

/** A GIF after its upload. Unless it is `approved`, only its uploader and moderators see it. */
export interface UploadedGif extends Gif {
  readonly moderation_status: ModerationStatus;
}

/** One of the caller's uploads. */
export interface OwnUpload {
  /** If it is not public, its media URLs work for everyone, for an hour. */
  readonly gif: Gif;
  readonly moderation_status: ModerationStatus;
  readonly reason?: ModerationReason | undefined;
  /** From the moderator. */
  readonly message?: string | undefined;
  /** When it got this status, ISO 8601. Undefined if it never waited. */
  readonly moderated_at?: string | undefined;
  readonly takedown?: Pick<Takedown, 'reason' | 'taken_down_at'> | undefined;
}

/** A viewer's report of a GIF. */
export interface GifReportRequest {
  readonly reason: ModerationReason;
  /** At most 1,000 characters. */
  readonly message?: string | undefined;
}

/** The open reports of a GIF. */
export interface ReportedGif {
  /** If it is not public, its media URLs work for everyone, for an hour. */
  readonly gif: Gif;
  /** Number of viewers. */
  readonly reports: number;
  /** Most frequent first. */
  readonly reasons: readonly { readonly reason: ModerationReason; readonly count: number }[];
  /** At most five, newest first. Untrusted text: never use it as HTML. */
  readonly messages: readonly {
    readonly reason: ModerationReason;
    readonly message: string;
    /** ISO 8601. */
    readonly reported_at: string;
  }[];
  /** ISO 8601. */
  readonly first_reported_at: string;
  /** ISO 8601. */
  readonly last_reported_at: string;
}

export interface GifReportsArgs {
  /** Only GIFs with at least as many reports. @default 1 */
  readonly min_reports?: number | undefined;
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

export interface DismissalRequest {
  /** 1 to 100. */
  readonly gif_ids: readonly string[];
  /** At most 500 characters, for other moderators. */
  readonly note?: string | undefined;
}

/** A GIF that is taken down. */
export interface TakenDownGif {
  /** Its media URLs work for everyone, for an hour. */
  readonly gif: Gif;
  readonly reason: string;
  /** For moderators. */
  readonly note?: string | undefined;
  /** Username of the moderator. */
  readonly moderator: string;
  /** ISO 8601. */
  readonly taken_down_at: string;
  /** Whether its owner was notified. */
  readonly mailed: boolean;
  /** Apart from the takedown: an approval makes the GIF public in any case. */
  readonly moderation_status: ModerationStatus;
  /** Whether its picture cannot be uploaded again. */
  readonly is_blocked: boolean;
}

export interface TakedownsArgs {
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

/** A picture that was taken down. It cannot be uploaded or imported again in any size, format or quality. */
export interface BlockedPicture {
  readonly gif_id: string;
  /** Its media URLs work for everyone, for an hour. Undefined if the GIF was deleted. */
  readonly gif?: Gif | undefined;
  /** When it was taken down. */
  readonly title: string;
  /** Of the takedown. */
  readonly reason: string;
  /** ISO 8601. */
  readonly blocked_at: string;
}

/** The public GIF with the file or picture of an upload that was refused. */
export interface DuplicateGif {
  readonly id: string;
  /** Of its page. */
  readonly url: string;
}

export interface BlockedPicturesArgs {
  /** @default 25 */
  readonly limit?: number | undefined;
  /** `next_cursor` of the previous page. */
  readonly next_cursor?: string | undefined;
}

export interface UnblockRequest {
  /** 1 to 100. */
  readonly gif_ids: readonly string[];
  /** At most 500 characters, for other moderators. */
  readonly note?: string | undefined;
}
