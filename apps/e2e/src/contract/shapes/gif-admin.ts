import type { SearchServiceResponse, TagTranslation } from '@zoetrope/model';
import type {
  ExtendedGifMetadata,
  GifLanguageTags,
  GifMetadata,
  Moderation,
  RelatedGifTag,
  SearchServiceGif,
  TagCount,
  TagPrediction,
  Takedown,
  TrendingGif,
} from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, gifType, rating } from './gif.ts';
import { count, filled, flag, shapeOf, text, time } from './shape-of.ts';

const status = z.enum(['approved', 'pending', 'rejected']);
const score = z.number().min(0);

export const takedown = shapeOf<Takedown>({ gif_id: filled, reason: filled, taken_down_at: time, mailed: flag });
export const trendingGif = shapeOf<TrendingGif>({ gif, score, is_scheduled: flag });
export const tagTranslation = shapeOf<TagTranslation>({ tags: z.array(filled), lang: z.string().regex(/^[a-z]{2}/) });

const metadataFields = {
  id: filled,
  type: gifType,
  title: text,
  alt_text: text,
  tags: z.array(text),
  rating,
  channel: filled.optional(),
  is_hidden: flag,
  is_indexable: flag,
  is_featured: flag,
  is_removed: flag,
  import_datetime: time,
  moderation_status: status,
};
export const gifMetadata = shapeOf<GifMetadata>(metadataFields);
export const extendedGifMetadata = shapeOf<ExtendedGifMetadata>({
  ...metadataFields,
  width: count,
  height: count,
  frames: count,
  duration_ms: count,
  license: filled.optional(),
  source: filled.optional(),
  channels: z.array(filled),
  view_count: count,
  translations: z.array(tagTranslation),
  takedown: z.strictObject({ reason: filled, taken_down_at: time }).optional(),
});

export const moderation = shapeOf<Moderation>({
  gif_id: filled,
  status,
  rating,
  note: text.optional(),
  moderator: filled,
  moderated_at: time,
});

export const tagCount = shapeOf<TagCount>({ tag: filled, count });
export const gifLanguageTags = shapeOf<GifLanguageTags>({ gif_id: filled, tags: z.array(filled), lang: filled });
export const relatedGifTag = shapeOf<RelatedGifTag>({ name: filled, score });
export const tagPrediction = shapeOf<TagPrediction>({ tag: filled, score: score.max(1) });

export const searchServiceResponse = shapeOf<SearchServiceResponse<SearchServiceGif>>({
  count,
  results: z.array(shapeOf<SearchServiceGif>({ gif, score, view_count: count, moderation_status: status })),
  gps_keywords: z.array(filled),
});
