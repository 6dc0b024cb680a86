import { z } from '@hono/zod-openapi';
import { RATINGS } from '@zoetrope/model';
import { ID, possiblyEmptyText, text } from '../../http/text-schema.ts';
import { gifModel, moderationReason, moderationStatus, takedownFacts } from '../shared/gif-model.ts';

export const gifType = z.enum(['gif', 'sticker', 'text', 'video']);
export const rating = z.enum(RATINGS);

export const gifMetadata = z
  .object({
    id: z.string(),
    type: gifType,
    title: z.string(),
    alt_text: z.string(),
    tags: z.array(z.string()),
    rating,
    channel: z.string().optional(),
    is_hidden: z.boolean(),
    is_indexable: z.boolean(),
    is_featured: z.boolean(),
    is_removed: z.boolean(),
    import_datetime: z.string(),
    moderation_status: moderationStatus,
    moderation_reason: moderationReason.optional().openapi({ description: 'Of the decision of a moderator.' }),
    moderation_message: z.string().optional().openapi({ description: 'From the moderator to the uploader.' }),
    takedown: takedownFacts.optional(),
  })
  .openapi('GifMetadata');

export const tagTranslation = z.object({ lang: z.string(), tags: z.array(z.string()) }).openapi('TagTranslation');

export const extendedGifMetadata = gifMetadata
  .extend({
    width: z.number(),
    height: z.number(),
    frames: z.number(),
    duration_ms: z.number(),
    license: z.string().optional(),
    author: z.string().optional(),
    source: z.string().optional(),
    channels: z.array(z.string()),
    view_count: z.number(),
    translations: z.array(tagTranslation),
  })
  .openapi('ExtendedGifMetadata');

export const trendingGif = z
  .object({ gif: gifModel, score: z.number(), is_scheduled: z.boolean() })
  .openapi('TrendingGif');

const of = { gif_id: ID };

/** One field and its new value; the type of the value depends on the field. */
export const gifUpdate = z
  .discriminatedUnion('key', [
    z.strictObject({ ...of, key: z.literal('title'), value: possiblyEmptyText(100) }),
    z.strictObject({ ...of, key: z.literal('alt_text'), value: possiblyEmptyText(500) }),
    z.strictObject({ ...of, key: z.literal('tags'), value: z.array(text(50)).max(50) }),
    z.strictObject({ ...of, key: z.literal('rating'), value: rating }),
    z.strictObject({ ...of, key: z.enum(['is_hidden', 'is_indexable', 'is_featured']), value: z.boolean() }),
  ])
  .openapi('GifUpdate');

export const GIF_ACTIONS = ['view', 'click', 'share', 'favorite', 'download'] as const;
