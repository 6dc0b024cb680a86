/** A channel that is to be made. */
export interface ChannelDraft {
  /** 2 to 60 letters a–z, digits and `-`. */
  readonly slug: string;
  readonly display_name: string;
  readonly description?: string | undefined;
  /** Id of the channel it is made in. @default none: at the top */
  readonly parent?: string | undefined;
  /** @default true */
  readonly is_visible?: boolean | undefined;
  /** @default false */
  readonly is_private?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  /** What its items are. @default anything */
  readonly content_type?: 'gif' | 'sticker' | 'video' | undefined;
  /** Id of the user it belongs to; only moderators may name another than themselves. @default the caller */
  readonly owner?: string | undefined;
}

/** What of a channel may be changed; what is absent stays. Its place is changed by a move; its slug is its id and stays. */
export type ChannelChange = Partial<Omit<ChannelDraft, 'parent' | 'slug'>>;

/** One GIF in one channel. */
export interface ChannelGif {
  readonly channel: string;
  readonly gif: string;
  /** ISO 8601. */
  readonly added_at: string;
}

/** Which GIFs go into a channel, or out of it. */
export interface ChannelGifs {
  readonly channel: string;
  /** Ids, at most 100. */
  readonly gif: readonly string[];
}

export interface RankedTagDraft {
  readonly channel: string;
  readonly tag: string;
  /** Place among the channel's tags, from 0. @default the last */
  readonly rank?: number | undefined;
}

export type RankedTagChange = Partial<Pick<RankedTagDraft, 'tag' | 'rank'>>;

export interface MagicTagDraft {
  readonly channel: string;
  readonly tag: string;
}
