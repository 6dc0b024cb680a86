import { type Channel, safeUrl } from '@zoetrope/model';
import { fields, flag, frozen, id, items, nonNegative, oneOf, tags, text } from './read.ts';
import { type GifSource, toGif } from './to-gif.ts';
import { toUser } from './to-user.ts';

/** A hostile response could be nested without end. */
const MAX_DEPTH = 4;
const CONTENT_TYPES = ['gif', 'sticker', 'video'] as const;

export function toChannel(value: unknown, source: GifSource, depth = 1): Channel | undefined {
  const wire = fields(value);
  const channelId = id(wire.id);
  const slug = text(wire.slug);
  if (!channelId || !slug) return undefined;
  return frozen({
    id: channelId,
    slug,
    display_name: text(wire.display_name) ?? slug,
    url: safeUrl(wire.url) ?? '',
    description: text(wire.description),
    type: text(wire.type),
    content_type: oneOf(CONTENT_TYPES, wire.content_type),
    parent: id(wire.parent) || undefined,
    children:
      wire.children && depth < MAX_DEPTH
        ? items(wire.children, (item) => toChannel(item, source, depth + 1))
        : undefined,
    has_children: flag(wire.has_children),
    is_private: flag(wire.is_private),
    is_visible: flag(wire.is_visible ?? true),
    position: nonNegative(wire.position),
    tags: tags(wire.tags),
    user: toUser(wire.user),
    featured_gif: toGif(wire.featured_gif, source),
    banner_image: safeUrl(wire.banner_image),
  });
}
