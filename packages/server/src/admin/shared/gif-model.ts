import { z } from '@hono/zod-openapi';
import { type Gif, RATINGS } from '@zoetrope/model';
import type { UploadedGif } from '@zoetrope/model/management';
import { userSchema } from '../../auth/account-schemas.ts';

export const moderationStatus = z.enum(['approved', 'pending', 'rejected']);

export const moderationReason = z.enum([
  'spam',
  'copyright',
  'privacy',
  'sexual',
  'violence',
  'hate',
  'harassment',
  'illegal',
  'quality',
  'other',
]);

export const takedownFacts = z.object({ reason: z.string(), taken_down_at: z.string() });

const rendition = z
  .object({
    url: z.string(),
    webp: z.string().optional(),
    avif: z.string().optional(),
    mp4: z.string().optional(),
    width: z.number(),
    height: z.number(),
    size: z.number().optional(),
    webp_size: z.number().optional(),
    mp4_size: z.number().optional(),
  })
  .openapi('NormalizedRendition');

const images = z.record(z.string(), rendition);

const video = z
  .object({
    assets: z.record(z.string(), z.object({ url: z.string(), width: z.number(), height: z.number() })),
    previews: images.optional(),
    captions: z.record(z.string(), z.object({ vtt: z.string() })).optional(),
    duration: z.number().optional(),
  })
  .openapi('NormalizedVideo');

const gif = z.object({
  id: z.string(),
  provider: z.string(),
  type: z.enum(['gif', 'sticker', 'text', 'video']),
  title: z.string(),
  alt_text: z.string().optional(),
  url: z.string(),
  bitly_url: z.string().optional(),
  name: z.string().optional(),
  rating: z.enum(RATINGS).optional(),
  tags: z.array(z.string()),
  images: images.optional(),
  blurhash: z.string().optional(),
  video: video.optional(),
  user: userSchema.optional(),
  external_media: z
    .object({ provider_name: z.enum(['youtube', 'vimeo']), asset_uid: z.string(), start: z.number() })
    .optional(),
  cta: z.object({ link: z.string(), text: z.string() }).optional(),
  import_datetime: z.string().optional(),
  analytics_response_payload: z.string().optional(),
  response_id: z.string().optional(),
  is_anonymous: z.boolean(),
  is_community: z.boolean(),
  is_featured: z.boolean(),
  is_hidden: z.boolean(),
  is_indexable: z.boolean(),
  is_preserve_size: z.boolean(),
  is_realtime: z.boolean(),
  is_removed: z.boolean(),
  is_sticker: z.boolean(),
  is_dynamic: z.boolean(),
});

/** A GIF in a management response: normalized, unlike in the public API. */
export const gifModel: z.ZodType<Gif> = gif.openapi('NormalizedGif', {
  description: 'The type Gif of @zoetrope/model.',
});

/** The response to an upload. */
export const uploadedGif: z.ZodType<UploadedGif> = gif
  .extend({ moderation_status: moderationStatus })
  .openapi('UploadedGif', { description: 'A GIF, and whether it is public.' });
