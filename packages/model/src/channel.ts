import type { Gif } from './gif.ts';
import type { User } from './user.ts';

/** A curated collection of GIFs, possibly with channels inside it (spec §3). */
export interface Channel {
  readonly id: string;
  readonly slug: string;
  readonly display_name: string;
  readonly description?: string | undefined;
  /** The channel's page. Empty when there is none. */
  readonly url: string;
  readonly type?: string | undefined;
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Id of the channel above this one. */
  readonly parent?: string | undefined;
  readonly children?: readonly Channel[] | undefined;
  readonly has_children: boolean;
  readonly is_visible: boolean;
  readonly is_private: boolean;
  /** Place among its siblings, from 0. */
  readonly position?: number | undefined;
  readonly tags: readonly string[];
  readonly ranked_tags?: readonly RankedTag[] | undefined;
  readonly magic_tags?: readonly MagicTag[] | undefined;
  readonly user?: User | undefined;
  readonly featured_gif?: Gif | undefined;
  readonly banner_image?: string | undefined;
}

/** Where a channel is moved to: `POST channels/{id}/move/`. */
export interface ChannelMove {
  /** Place among the channels inside the target once it is there, from 0; beyond the end is the last. */
  readonly position: number;
  /** Id of the channel to move into; null is the top, where channels have no parent. */
  readonly target_channel: string | null;
}

/** A tag with a weight, attached to a channel. */
export interface RankedTag {
  readonly id: string;
  readonly channel: string;
  readonly tag: string;
  readonly rank: number;
}

/** A tag that pulls every GIF which carries it into a channel. */
export interface MagicTag {
  readonly id: string;
  readonly channel: string;
  readonly tag: string;
}
