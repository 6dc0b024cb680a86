import type { WireGif } from '@zoetrope/model/wire';
import { wireUser } from '../gifs/to-wire.ts';
import type { FoundChannel } from './search-channels.ts';

export interface WireChannelContext {
  /** The origin of this service, without a trailing slash. */
  readonly origin: string;
  readonly featuredGif: WireGif | undefined;
}

/** A channel as an API result (spec §3). Its slug is its id. */
export function toWireChannel({ channel, has_children }: FoundChannel, { origin, featuredGif }: WireChannelContext) {
  const name = channel.display_name ?? channel.slug;
  return {
    id: channel.slug,
    slug: channel.slug,
    type: 'community' as const,
    content_type: 'gif' as const,
    display_name: name,
    short_display_name: name,
    description: channel.description,
    metadata_description: channel.description,
    banner_image: '',
    url: `${origin}/channel/${channel.slug}`,
    ...(channel.parent === null ? {} : { parent: channel.parent }),
    has_children,
    is_visible: true,
    is_private: !channel.is_public,
    is_live: false,
    tags: [...channel.tags],
    user: wireUser(channel, origin),
    ...(featuredGif === undefined ? {} : { featured_gif: featuredGif }),
  };
}
