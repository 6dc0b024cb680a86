import type { Gif, GifType, Rating } from '../gif.ts';
import type { TagTranslation } from '../tag-translation.ts';

/** A GIF that was taken down. */
export interface Takedown {
  readonly gif_id: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly taken_down_at: string;
  /** Whether its owner was told by mail. */
  readonly mailed: boolean;
}

/** Where a GIF stands in the trending list, and why. */
export interface TrendingGif {
  readonly gif: Gif;
  /** Choices by viewers, older ones counting less. */
  readonly score: number;
  /** Whether the scheduler put it there. */
  readonly is_scheduled: boolean;
}

export type ModerationStatus = 'approved' | 'pending' | 'rejected';

/** What is stored of a GIF that can be changed. Taken-down GIFs have it as well. */
export interface GifMetadata {
  readonly id: string;
  readonly type: GifType;
  readonly title: string;
  readonly alt_text: string;
  readonly tags: readonly string[];
  readonly rating: Rating;
  /** Id of the channel it belongs to. */
  readonly channel?: string | undefined;
  readonly is_hidden: boolean;
  readonly is_indexable: boolean;
  readonly is_featured: boolean;
  /** Whether it was taken down. */
  readonly is_removed: boolean;
  /** ISO 8601, when the GIF was added. */
  readonly import_datetime: string;
  readonly moderation_status: ModerationStatus;
}

/** All that is stored of a GIF. */
export interface ExtendedGifMetadata extends GifMetadata {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Milliseconds. */
  readonly duration_ms: number;
  /** SPDX expression. */
  readonly license?: string | undefined;
  /** Where it comes from, in words. */
  readonly source?: string | undefined;
  /** Ids of every channel that shows it. */
  readonly channels: readonly string[];
  readonly view_count: number;
  readonly translations: readonly TagTranslation[];
  readonly takedown?: Pick<Takedown, 'reason' | 'taken_down_at'> | undefined;
}

/** One field of a GIF and its new value. */
export type GifUpdate = { readonly gif_id: string } & (
  | { readonly key: 'title' | 'alt_text'; readonly value: string }
  | { readonly key: 'tags'; readonly value: readonly string[] }
  | { readonly key: 'rating'; readonly value: Rating }
  | { readonly key: 'is_hidden' | 'is_indexable' | 'is_featured'; readonly value: boolean }
);

/** What a viewer did with a GIF outside the widgets. */
export type GifAnalyticType = 'view' | 'click' | 'share' | 'favorite' | 'download';

/** What a moderator decides about a GIF. */
export interface ModerationRequest {
  /** `approved` also ends a takedown. */
  readonly status: ModerationStatus;
  readonly rating?: Rating | undefined;
  /** At most 500 characters, for other moderators. */
  readonly note?: string | undefined;
}

export interface Moderation {
  readonly gif_id: string;
  readonly status: ModerationStatus;
  readonly rating: Rating;
  readonly note?: string | undefined;
  /** Name of who decided. */
  readonly moderator: string;
  /** ISO 8601. */
  readonly moderated_at: string;
}
