import type { Gif } from './gif.ts';
import type { User } from './user.ts';

/** A curated collection of GIFs, which may contain other channels. */
export interface Channel {
  readonly id: string;
  readonly slug: string;
  readonly display_name: string;
  readonly description?: string | undefined;
  /** URL of the channel's page. Empty if there is none. */
  readonly url: string;
  readonly type?: string | undefined;
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Id of the parent channel. */
  readonly parent?: string | undefined;
  readonly children?: readonly Channel[] | undefined;
  readonly has_children: boolean;
  readonly is_visible: boolean;
  readonly is_private: boolean;
  /** Index among its siblings, from 0. */
  readonly position?: number | undefined;
  readonly tags: readonly string[];
  readonly ranked_tags?: readonly RankedTag[] | undefined;
  readonly magic_tags?: readonly MagicTag[] | undefined;
  readonly user?: User | undefined;
  readonly featured_gif?: Gif | undefined;
  readonly banner_image?: string | undefined;
}

/** The target of a move: `POST channels/{id}/move/`. */
export interface ChannelMove {
  /** Index among the children of the target after the move, from 0. A larger index is the end. */
  readonly position: number;
  /** Id of the new parent; null for the root. */
  readonly target_channel: string | null;
}

/** A tag of a channel with its rank. */
export interface RankedTag {
  readonly id: string;
  readonly channel: string;
  readonly tag: string;
  readonly rank: number;
}

/** A tag of a channel, which then includes every GIF with this tag. */
export interface MagicTag {
  readonly id: string;
  readonly channel: string;
  readonly tag: string;
}
