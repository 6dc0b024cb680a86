import type { Gif, GifType, Rating } from '../gif.ts';
import type { Takedown } from '../takedown.ts';
import type { TagTranslation } from './gif-tags.ts';
import type { ModerationReason, ModerationStatus } from './moderation.ts';

/** An entry of the trending list. */
export interface TrendingGif {
  readonly gif: Gif;
  /** Interactions of viewers, with a lower weight for older ones. GIFs of the catalogue begin with up to 3. */
  readonly score: number;
  /** Whether the scheduler added it. */
  readonly is_scheduled: boolean;
}

/** The editable properties of a GIF. Available for removed GIFs too. */
export interface GifMetadata {
  readonly id: string;
  readonly type: GifType;
  readonly title: string;
  readonly alt_text: string;
  readonly tags: readonly string[];
  readonly rating: Rating;
  /** Id of its channel. */
  readonly channel?: string | undefined;
  readonly is_hidden: boolean;
  readonly is_indexable: boolean;
  readonly is_featured: boolean;
  /** Whether it is not public: taken down, rejected, or waiting for approval. */
  readonly is_removed: boolean;
  /** When the GIF was added, ISO 8601. */
  readonly import_datetime: string;
  readonly moderation_status: ModerationStatus;
  /** Of a moderator's decision, as for a rejection. */
  readonly moderation_reason?: ModerationReason | undefined;
  /** From the moderator to the uploader. */
  readonly moderation_message?: string | undefined;
  /** Undefined if it is not taken down. */
  readonly takedown?: Pick<Takedown, 'reason' | 'taken_down_at'> | undefined;
}

/** All stored properties of a GIF. */
export interface ExtendedGifMetadata extends GifMetadata {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Milliseconds. */
  readonly duration_ms: number;
  /** SPDX expression. */
  readonly license?: string | undefined;
  /** Who made it. */
  readonly author?: string | undefined;
  /** A description of its origin. */
  readonly source?: string | undefined;
  /** Ids of all channels that contain it. */
  readonly channels: readonly string[];
  readonly view_count: number;
  readonly translations: readonly TagTranslation[];
}

/** A property of a GIF and its new value. */
export type GifUpdate = { readonly gif_id: string } & (
  | { readonly key: 'title' | 'alt_text'; readonly value: string }
  | { readonly key: 'tags'; readonly value: readonly string[] }
  | { readonly key: 'rating'; readonly value: Rating }
  | { readonly key: 'is_hidden' | 'is_indexable' | 'is_featured'; readonly value: boolean }
);

/** A viewer's interaction with a GIF outside the widgets. */
export type GifAnalyticType = 'view' | 'click' | 'share' | 'favorite' | 'download';
