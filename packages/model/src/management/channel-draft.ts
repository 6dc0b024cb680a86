/** A channel to create. */
export interface ChannelDraft {
  /** 2 to 60 letters a–z, digits and `-`. */
  readonly slug: string;
  readonly display_name: string;
  readonly description?: string | undefined;
  /** Id of the parent channel. @default none: a root channel */
  readonly parent?: string | undefined;
  /** @default true */
  readonly is_visible?: boolean | undefined;
  /** @default false */
  readonly is_private?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  /** The type of its items. @default any */
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Id of the owner; only moderators may set another user. @default the caller */
  readonly owner?: string | undefined;
}

/** The properties of a channel to change. To change its position, move it; its slug is permanent. */
export type ChannelChange = Partial<Omit<ChannelDraft, 'parent' | 'slug'>>;

/** The membership of a GIF in a channel. */
export interface ChannelGif {
  readonly channel: string;
  readonly gif: string;
  /** ISO 8601. */
  readonly added_at: string;
}

/** The GIFs to add to a channel, or to remove from it. */
export interface ChannelGifs {
  readonly channel: string;
  /** Ids, at most 100. */
  readonly gif: readonly string[];
}

export interface RankedTagDraft {
  readonly channel: string;
  readonly tag: string;
  /** Index among the channel's tags, from 0. @default the last */
  readonly rank?: number | undefined;
}

export type RankedTagChange = Partial<Pick<RankedTagDraft, 'tag' | 'rank'>>;

export interface MagicTagDraft {
  readonly channel: string;
  readonly tag: string;
}
