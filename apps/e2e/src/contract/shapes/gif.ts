import {
  type CallToAction,
  type ExternalMedia,
  type Gif,
  type GifsResult,
  type GifVideo,
  type Images,
  RATINGS,
  type Rendition,
  type User,
  type VideoAsset,
} from '@zoetrope/model';
import { z } from 'zod';
import { pagination } from './lists.ts';
import { count, filled, flag, link, shapeOf, text, time } from './shape-of.ts';

export const rating = z.enum(RATINGS);
export const gifType = z.enum(['gif', 'sticker', 'text', 'video']);

export const user = shapeOf<User>({
  username: filled,
  display_name: text.optional(),
  attribution_display_name: text.optional(),
  avatar_url: link.optional(),
  profile_url: link.optional(),
  is_public: flag,
  is_verified: flag,
  suppress_chrome: flag,
});

const rendition = shapeOf<Rendition>({
  url: link,
  webp: link.optional(),
  avif: link.optional(),
  mp4: link.optional(),
  width: count,
  height: count,
  size: count.optional(),
  webp_size: count.optional(),
  mp4_size: count.optional(),
});
const images: z.ZodType<Images> = z.record(text, rendition);

const video = shapeOf<GifVideo>({
  assets: z.record(text, shapeOf<VideoAsset>({ url: link, width: count, height: count })),
  previews: images.optional(),
  captions: z.record(text, z.strictObject({ vtt: link })).optional(),
  duration: z.number().positive().optional(),
});

export const gif = shapeOf<Gif>({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  provider: z.literal('zoetrope'),
  type: gifType,
  title: text,
  alt_text: text.optional(),
  url: text,
  bitly_url: text.optional(),
  name: text.optional(),
  rating: rating.optional(),
  tags: z.array(text),
  images: images.optional(),
  video: video.optional(),
  user: user.optional(),
  external_media: shapeOf<ExternalMedia>({
    provider_name: z.enum(['youtube', 'vimeo']),
    asset_uid: filled,
    start: z.number(),
  }).optional(),
  cta: shapeOf<CallToAction>({ link, text: filled }).optional(),
  import_datetime: time.optional(),
  analytics_response_payload: text.optional(),
  response_id: filled.optional(),
  is_anonymous: flag,
  is_community: flag,
  is_featured: flag,
  is_hidden: flag,
  is_indexable: flag,
  is_preserve_size: flag,
  is_realtime: flag,
  is_removed: flag,
  is_sticker: flag,
  is_dynamic: flag,
});

export const gifsResult = shapeOf<GifsResult>({
  data: z.array(gif),
  pagination,
  meta: z.object({ response_id: filled }),
});
