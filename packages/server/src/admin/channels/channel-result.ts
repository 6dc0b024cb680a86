import { wireUser } from '../../library/gifs/to-wire.ts';
import type { ChannelRecord } from './channel-record.ts';

export interface ChannelExtras {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  /** Its direct children in order. Absent if not requested. */
  readonly children?: readonly ChannelRecord[] | undefined;
}

/** A channel in a management response: the model's `Channel`; its id is its slug. */
export function channelResult(record: ChannelRecord, { origin, children }: ChannelExtras): ChannelResult {
  const { slug, data, parent, position } = record;
  const { username = slug, is_public, is_verified, suppress_chrome, ...user } = wireUser(data, origin);
  return {
    id: slug,
    slug,
    display_name: data.display_name ?? slug,
    description: data.description,
    url: `${origin}/channel/${slug}`,
    ...(data.content_type === undefined ? {} : { content_type: data.content_type }),
    ...(parent === null ? {} : { parent }),
    ...(children === undefined ? {} : { children: children.map((child) => channelResult(child, { origin })) }),
    has_children: record.has_children,
    is_visible: data.is_visible !== false,
    is_private: !data.is_public,
    position,
    tags: [...data.tags],
    ranked_tags: [...record.ranked_tags],
    magic_tags: [...record.magic_tags],
    user: {
      ...user,
      username,
      is_public: is_public === true,
      is_verified: is_verified === true,
      suppress_chrome: suppress_chrome === true,
    },
  };
}

export interface ChannelResult {
  id: string;
  slug: string;
  display_name: string;
  description: string;
  url: string;
  content_type?: 'gif' | 'sticker' | 'video' | undefined;
  parent?: string | undefined;
  children?: ChannelResult[] | undefined;
  has_children: boolean;
  is_visible: boolean;
  is_private: boolean;
  position: number;
  tags: string[];
  ranked_tags: { id: string; channel: string; tag: string; rank: number }[];
  magic_tags: { id: string; channel: string; tag: string }[];
  user: {
    username: string;
    display_name?: string | undefined;
    avatar_url?: string | undefined;
    profile_url?: string | undefined;
    is_public: boolean;
    is_verified: boolean;
    suppress_chrome: boolean;
  };
}
