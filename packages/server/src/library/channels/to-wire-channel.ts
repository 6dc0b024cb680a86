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
  return {
    id: channel.slug,
    slug: channel.slug,
    display_name: channel.display_name ?? channel.slug,
    description: channel.description,
    url: `${origin}/channel/${channel.slug}`,
    ...(channel.parent === null ? {} : { parent: channel.parent }),
    has_children,
    is_visible: true,
    is_private: !channel.is_public,
    tags: [...channel.tags],
    user: wireUser(channel, origin),
    ...(featuredGif === undefined ? {} : { featured_gif: featuredGif }),
  };
}
