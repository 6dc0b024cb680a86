import { z } from '@hono/zod-openapi';
import { RATINGS } from '@zoetrope/model';
import { metaSchema } from '../../http/meta.ts';
import { optional, pageLimit, pageOffset, searchText, tagText } from '../../http/query-parameters.ts';
import { ID } from '../../http/text-schema.ts';
import { ENGLISH } from '../../library/search/language-of.ts';

/** Request parameters and results; they validate requests and describe /openapi.json. */
export const GIF_ID = ID;

const RATING = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  optional(
    z
      .enum(RATINGS)
      .default('pg-13')
      .openapi({ description: 'The maximum rating, in any case. Mildest first: y, g, pg, pg-13, r.' }),
  ),
);

export const pageQuery = z.object({ limit: pageLimit(50), offset: pageOffset });

export const listQuery = pageQuery.extend({ rating: RATING });

export const channelQuery = listQuery.extend({ q: searchText('The search text.') });

/** Any text is accepted: unknown languages count as English. */
const LANGUAGE = z.string().default(ENGLISH).openapi({
  description:
    'A BCP 47 language tag, such as "es-419". Titles and tags in this language are searched in addition to English ones. Any other text counts as "en".',
});

export const searchQuery = listQuery.extend({
  sort: optional(
    z
      .enum(['relevant', 'recent'])
      .default('relevant')
      .openapi({ description: 'Order of the results: by relevance, or newest first.' }),
  ),
  // Any text is accepted, because some widgets send "undefined".
  excludeDynamicResults: z.string().max(16).optional().openapi({
    description: 'Has no effect: searches never return animated texts.',
  }),
  q: searchText('The search text. A leading @channel limits the search to that channel.'),
  lang: LANGUAGE,
});

export const randomQuery = z.object({ rating: RATING, tag: optional(tagText().optional()) });

export const translateQuery = z.object({
  s: searchText('The text to express.'),
  weirdness: optional(
    z.coerce
      .number()
      .min(0)
      .max(10)
      .default(0)
      .openapi({ description: '0 for the best match, up to 10 for the least relevant of the first matches.' }),
  ),
  rating: RATING,
  lang: LANGUAGE,
});

export const relatedTagsQuery = pageQuery.extend({
  score: optional(
    z.coerce
      .number()
      .min(0)
      .default(0)
      .openapi({ description: 'The minimum score of the returned tags, from 0 to 1.' }),
  ),
});

export const relatedQuery = listQuery.extend({ gif_id: GIF_ID });

const NUMBER = z.union([z.number(), z.string()]);
const FLAG = z.union([z.boolean(), z.number(), z.string(), z.null()]).optional();

const rendition = z
  .object({
    url: z.string().optional(),
    webp: z.string().optional(),
    avif: z.string().optional(),
    mp4: z.string().optional(),
    width: NUMBER.optional(),
    height: NUMBER.optional(),
    size: NUMBER.optional(),
    webp_size: NUMBER.optional(),
    mp4_size: NUMBER.optional(),
    frames: NUMBER.optional(),
  })
  .openapi('Rendition');

const images = z.record(z.string(), rendition.optional());

const user = z
  .object({
    username: z.string().optional(),
    display_name: z.string().optional(),
    attribution_display_name: z.string().optional(),
    avatar_url: z.string().optional(),
    profile_url: z.string().optional(),
    description: z.string().optional(),
    banner_image: z.string().optional(),
    banner_url: z.string().optional(),
    instagram_url: z.string().optional(),
    website_url: z.string().optional(),
    is_public: FLAG,
    is_verified: FLAG,
    suppress_chrome: FLAG,
  })
  .openapi('User');

const video = z
  .object({
    assets: z
      .record(
        z.string(),
        z.object({ url: z.string().optional(), width: NUMBER.optional(), height: NUMBER.optional() }).optional(),
      )
      .optional(),
    previews: images.optional(),
    captions: z.record(z.string(), z.object({ vtt: z.string().optional() }).optional()).optional(),
    duration: NUMBER.optional(),
  })
  .openapi('Video');

const actionUrl = z.object({ url: z.string().optional() }).optional();

const gifSchema = z
  .object({
    id: NUMBER.optional(),
    type: z.string().optional(),
    title: z.string().optional(),
    alt_text: z.string().optional(),
    url: z.string().optional(),
    slug: z.string().optional(),
    bitly_url: z.string().optional(),
    bitly_gif_url: z.string().optional(),
    embed_url: z.string().optional(),
    content_url: z.string().optional(),
    username: z.string().optional(),
    source: z.string().optional(),
    source_tld: z.string().optional(),
    source_post_url: z.string().optional(),
    name: z.string().optional(),
    rating: z.string().optional(),
    tags: z
      .array(z.union([z.string(), z.object({ text: z.string().optional() })]))
      .readonly()
      .optional(),
    images: images.optional(),
    blurhash: z.string().optional().openapi({ description: 'Of the first frame; missing if it is unknown.' }),
    video: video.optional(),
    user: user.nullable().optional(),
    external_media: z
      .object({ provider_name: z.string().optional(), asset_uid: NUMBER.optional(), start: NUMBER.optional() })
      .nullable()
      .optional(),
    cta: z.object({ link: z.string().optional(), text: z.string().optional() }).nullable().optional(),
    import_datetime: z.string().optional(),
    create_datetime: z.string().optional(),
    update_datetime: z.string().optional(),
    trending_datetime: z.string().optional(),
    analytics_response_payload: z.string().optional(),
    analytics: z
      .object({ onload: actionUrl, onclick: actionUrl, onsent: actionUrl })
      .optional()
      .openapi({ description: 'Report an action with a GET of these URLs, after appending customer_id and ts.' }),
    duration: NUMBER.optional().openapi({ description: 'Seconds, of a clip.' }),
    is_anonymous: FLAG,
    is_community: FLAG,
    is_featured: FLAG,
    is_hidden: FLAG,
    is_indexable: FLAG,
    is_preserve_size: FLAG,
    is_realtime: FLAG,
    is_removed: FLAG,
    is_sticker: FLAG,
    is_dynamic: FLAG,
    variation_count: NUMBER.optional(),
  })
  .openapi('Gif');

const paginationSchema = z
  .object({
    offset: NUMBER.optional(),
    count: NUMBER.optional(),
    total_count: NUMBER.optional(),
    next: z.string().optional(),
  })
  .openapi('Pagination');

export const gifResult = z.object({ data: gifSchema, meta: metaSchema }).openapi('GifResult');

export const randomIdResult = z
  .object({ data: z.object({ random_id: z.string() }), meta: metaSchema })
  .openapi('RandomIdResult');

export const translateResult = z
  .object({ data: z.union([gifSchema, z.array(gifSchema).max(0)]), meta: metaSchema })
  .openapi('TranslateResult');

const randomGif = gifSchema
  .extend({
    image_original_url: z.string().optional(),
    image_url: z.string().optional(),
    image_mp4_url: z.string().optional(),
    image_frames: NUMBER.optional(),
    image_width: NUMBER.optional(),
    image_height: NUMBER.optional(),
    fixed_height_downsampled_url: z.string().optional(),
    fixed_height_downsampled_width: NUMBER.optional(),
    fixed_height_downsampled_height: NUMBER.optional(),
    fixed_width_downsampled_url: z.string().optional(),
    fixed_width_downsampled_width: NUMBER.optional(),
    fixed_width_downsampled_height: NUMBER.optional(),
    fixed_height_small_url: z.string().optional(),
    fixed_height_small_width: NUMBER.optional(),
    fixed_height_small_height: NUMBER.optional(),
    fixed_width_small_url: z.string().optional(),
    fixed_width_small_width: NUMBER.optional(),
    fixed_width_small_height: NUMBER.optional(),
    fixed_height_small_still_url: z.string().optional(),
    fixed_width_small_still_url: z.string().optional(),
  })
  .openapi('RandomGif');

export const randomResult = z
  .object({ data: z.union([randomGif, z.array(gifSchema).max(0)]), meta: metaSchema })
  .openapi('RandomResult');

export const gifsResult = z
  .object({
    data: z.array(gifSchema),
    pagination: paginationSchema,
    meta: metaSchema,
  })
  .openapi('GifsResult');

const categoryName = z.object({ name: z.string(), name_encoded: z.string() });

export const categoriesResult = z
  .object({
    data: z.array(categoryName.extend({ subcategories: z.array(categoryName), gif: gifSchema.optional() })),
    pagination: paginationSchema,
    meta: metaSchema,
  })
  .openapi('CategoriesResult');

export const relatedTagsResult = z
  .object({
    data: z.array(z.object({ name: z.string(), score: z.number() })),
    pagination: paginationSchema,
    meta: metaSchema,
  })
  .openapi('RelatedTagsResult');

export const associationsResult = z
  .object({
    data: z.array(z.object({ type: z.enum(['channel', 'tag', 'variation']), id: z.string(), name: z.string() })),
    pagination: paginationSchema,
    meta: metaSchema,
  })
  .openapi('AssociationsResult');

const channel = z
  .object({
    id: z.string(),
    slug: z.string(),
    type: z.literal('community'),
    content_type: z.literal('gif'),
    display_name: z.string(),
    short_display_name: z.string(),
    description: z.string(),
    metadata_description: z.string(),
    banner_image: z.string(),
    url: z.string(),
    parent: z.string().optional(),
    has_children: z.boolean(),
    is_visible: z.boolean(),
    is_private: z.boolean(),
    is_live: z.boolean(),
    tags: z.array(z.string()),
    user,
    featured_gif: gifSchema.optional(),
  })
  .openapi('Channel');

export const channelsResult = z
  .object({ data: z.array(channel), pagination: paginationSchema, meta: metaSchema })
  .openapi('ChannelsResult');

export const termsResult = z.object({ data: z.array(z.string()), meta: metaSchema }).openapi('TermsResult');
