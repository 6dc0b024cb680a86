import type { Gif, Rating } from '../gif.ts';
import type { GifMetadata } from './gif-admin.ts';

/** A GIF that the caller may edit. */
export interface LibraryItem {
  /** If it is not public, its media URLs work for everyone, for an hour. */
  readonly gif: Gif;
  readonly metadata: GifMetadata;
  /** SPDX expression, or a description. */
  readonly license?: string | undefined;
  /** Who made it. */
  readonly author?: string | undefined;
  /** A description of its origin. */
  readonly source?: string | undefined;
  /** Undefined for GIFs that no account has uploaded. */
  readonly uploader?: { readonly id: string; readonly username: string } | undefined;
  /** Whether it can be deleted: only uploads can, other GIFs can be taken down. */
  readonly is_upload: boolean;
}

export interface LibraryArgs {
  /** Words of titles, descriptions and tags, or the id of a GIF. Default: all GIFs. */
  readonly q?: string | undefined;
  /** Id of a channel: only GIFs in it and in its child channels. */
  readonly channel?: string | undefined;
  /** Only GIFs with this rating. */
  readonly rating?: Rating | undefined;
  /** The name of an account or of an author: only GIFs that it has uploaded or made. */
  readonly creator?: string | undefined;
  /** At most 100. @default 25 */
  readonly limit?: number | undefined;
  /** @default 0 */
  readonly offset?: number | undefined;
}

/** A change of many GIFs. Fields that are not set remain as they are. */
export interface BulkEditRequest {
  /** 1 to 500. */
  readonly gif_ids: readonly string[];
  /** At most 50. Tags that a GIF has are not added again. */
  readonly add_tags?: readonly string[] | undefined;
  /** At most 50. */
  readonly remove_tags?: readonly string[] | undefined;
  /** For moderators. */
  readonly rating?: Rating | undefined;
  /** Alternative text for screen readers. At most 500 characters; an empty text removes it. */
  readonly alt_text?: string | undefined;
  /** SPDX expression, or a description. At most 200 characters; an empty text removes it. */
  readonly license?: string | undefined;
  /** Who made it. At most 200 characters; an empty text removes it. */
  readonly author?: string | undefined;
  /** Where it is from. At most 2,048 characters; an empty text removes it. */
  readonly source?: string | undefined;
  /** Id of the channel to move the GIFs into. The caller must own it. */
  readonly channel?: string | undefined;
}

export interface BulkDeletionRequest {
  /** 1 to 500. */
  readonly gif_ids: readonly string[];
}

/** What a bulk call did to one GIF. */
export interface BulkItemResult {
  readonly gif_id: string;
  readonly status: 'changed' | 'unchanged' | 'deleted' | 'refused';
  /** Why it was refused. */
  readonly code?: 'not-found' | 'forbidden' | 'conflict' | 'validation' | undefined;
  /** Why it was refused, for the user. */
  readonly message?: string | undefined;
}

/** The result of a bulk call. All GIFs that were not refused were changed in one transaction. */
export interface BulkResult {
  /** Id of the entry of the audit trail, with which an edit can be undone. Undefined if no GIF was changed. */
  readonly id?: string | undefined;
  /** In the order of the request, each GIF once. */
  readonly results: readonly BulkItemResult[];
}
