import type { Channel, MagicTag, RankedTag } from '@zoetrope/model';
import type { ChannelGif } from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, user } from './gif.ts';
import { count, filled, flag, link, shapeOf, text, time } from './shape-of.ts';

export const rankedTag = shapeOf<RankedTag>({ id: filled, channel: filled, tag: filled, rank: count });
export const magicTag = shapeOf<MagicTag>({ id: filled, channel: filled, tag: filled });

export const channel: z.ZodType<Channel> = shapeOf<Channel>({
  id: filled,
  slug: filled,
  display_name: filled,
  description: text.optional(),
  url: text,
  type: text.optional(),
  content_type: z.enum(['gif', 'sticker', 'video']).optional(),
  parent: filled.optional(),
  children: z.lazy(() => z.array(channel)).optional(),
  has_children: flag,
  is_visible: flag,
  is_private: flag,
  position: count.optional(),
  tags: z.array(text),
  ranked_tags: z.array(rankedTag).optional(),
  magic_tags: z.array(magicTag).optional(),
  user: user.optional(),
  featured_gif: gif.optional(),
  banner_image: link.optional(),
});

export const channelGif = shapeOf<ChannelGif>({ channel: filled, gif: filled, added_at: time });
