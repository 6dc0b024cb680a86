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
import type { UploadedGif } from '@zoetrope/model/management';
import { z } from 'zod';
import { pagination } from './lists.ts';
import { boolean, count, httpUrl, nonEmptyText, shapeOf, text, time } from './shape-of.ts';

export const rating = z.enum(RATINGS);
export const gifType = z.enum(['gif', 'sticker', 'text', 'video']);

export const user = shapeOf<User>({
  username: nonEmptyText,
  display_name: text.optional(),
  attribution_display_name: text.optional(),
  avatar_url: httpUrl.optional(),
  profile_url: httpUrl.optional(),
  is_public: boolean,
  is_verified: boolean,
  suppress_chrome: boolean,
});

const rendition = shapeOf<Rendition>({
  // Empty for a rendition that is only a video.
  url: httpUrl.or(z.literal('')),
  webp: httpUrl.optional(),
  avif: httpUrl.optional(),
  mp4: httpUrl.optional(),
  width: count,
  height: count,
  size: count.optional(),
  webp_size: count.optional(),
  mp4_size: count.optional(),
});
const images: z.ZodType<Images> = z.record(text, rendition);

const video = shapeOf<GifVideo>({
  assets: z.record(text, shapeOf<VideoAsset>({ url: httpUrl, width: count, height: count })),
  previews: images.optional(),
  captions: z.record(text, z.strictObject({ vtt: httpUrl })).optional(),
  duration: z.number().positive().optional(),
});

const gifFields = {
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  provider: z.literal('zoetrope'),
  type: gifType,
  title: text,
  alt_text: text.optional(),
  blurhash: nonEmptyText.optional(),
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
    asset_uid: nonEmptyText,
    start: z.number(),
  }).optional(),
  cta: shapeOf<CallToAction>({ link: httpUrl, text: nonEmptyText }).optional(),
  import_datetime: time.optional(),
  analytics_response_payload: text.optional(),
  response_id: nonEmptyText.optional(),
  is_anonymous: boolean,
  is_community: boolean,
  is_featured: boolean,
  is_hidden: boolean,
  is_indexable: boolean,
  is_preserve_size: boolean,
  is_realtime: boolean,
  is_removed: boolean,
  is_sticker: boolean,
  is_dynamic: boolean,
};

export const gif = shapeOf<Gif>(gifFields);

export const uploadedGif = shapeOf<UploadedGif>({
  ...gifFields,
  moderation_status: z.enum(['approved', 'pending', 'rejected']),
});

export const gifsResult = shapeOf<GifsResult>({
  data: z.array(gif),
  pagination,
  meta: z.object({ response_id: nonEmptyText }),
});
