import type { Channel, MagicTag, RankedTag } from '@zoetrope/model';
import type { ChannelGif } from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, user } from './gif.ts';
import { boolean, count, httpUrl, nonEmptyText, shapeOf, text, time } from './shape-of.ts';

export const rankedTag = shapeOf<RankedTag>({
  id: nonEmptyText,
  channel: nonEmptyText,
  tag: nonEmptyText,
  rank: count,
});
export const magicTag = shapeOf<MagicTag>({ id: nonEmptyText, channel: nonEmptyText, tag: nonEmptyText });

export const channel: z.ZodType<Channel> = shapeOf<Channel>({
  id: nonEmptyText,
  slug: nonEmptyText,
  display_name: nonEmptyText,
  description: text.optional(),
  url: text,
  type: text.optional(),
  content_type: z.enum(['gif', 'sticker', 'video']).optional(),
  parent: nonEmptyText.optional(),
  children: z.lazy(() => z.array(channel)).optional(),
  has_children: boolean,
  is_visible: boolean,
  is_private: boolean,
  position: count.optional(),
  tags: z.array(text),
  ranked_tags: z.array(rankedTag).optional(),
  magic_tags: z.array(magicTag).optional(),
  user: user.optional(),
  featured_gif: gif.optional(),
  banner_image: httpUrl.optional(),
});

export const channelGif = shapeOf<ChannelGif>({ channel: nonEmptyText, gif: nonEmptyText, added_at: time });
