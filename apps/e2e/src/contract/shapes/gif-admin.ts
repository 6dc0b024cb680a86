import type { SearchServiceResponse, TagTranslation } from '@zoetrope/model';
import type {
  BulkItemResult,
  BulkResult,
  ExtendedGifMetadata,
  GifLanguageTags,
  GifMetadata,
  LibraryItem,
  Moderation,
  ModerationAction,
  ModerationUndo,
  OwnUpload,
  QueuedGif,
  RelatedGifTag,
  SearchServiceGif,
  TagAlias,
  TagAliasChange,
  TagCount,
  TagPrediction,
  TagSuggestion,
  Takedown,
  TakenDownGif,
  TrendingGif,
} from '@zoetrope/model/management';
import { z } from 'zod';
import { gif, gifType, rating } from './gif.ts';
import { boolean, count, nonEmptyText, shapeOf, text, time } from './shape-of.ts';

const status = z.enum(['approved', 'pending', 'rejected']);
const moderationReason = z.enum([
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
const score = z.number().min(0);

export const takedown = shapeOf<Takedown>({
  gif_id: nonEmptyText,
  reason: nonEmptyText,
  taken_down_at: time,
  mailed: boolean,
});
export const trendingGif = shapeOf<TrendingGif>({ gif, score, is_scheduled: boolean });
export const tagTranslation = shapeOf<TagTranslation>({
  tags: z.array(nonEmptyText),
  lang: z.string().regex(/^[a-z]{2}/),
});

const takedownFacts = z.strictObject({ reason: nonEmptyText, taken_down_at: time });

const metadataFields = {
  id: nonEmptyText,
  type: gifType,
  title: text,
  alt_text: text,
  tags: z.array(text),
  rating,
  channel: nonEmptyText.optional(),
  is_hidden: boolean,
  is_indexable: boolean,
  is_featured: boolean,
  is_removed: boolean,
  import_datetime: time,
  moderation_status: status,
  moderation_reason: moderationReason.optional(),
  moderation_message: nonEmptyText.optional(),
  takedown: takedownFacts.optional(),
};
export const gifMetadata = shapeOf<GifMetadata>(metadataFields);
export const extendedGifMetadata = shapeOf<ExtendedGifMetadata>({
  ...metadataFields,
  width: count,
  height: count,
  frames: count,
  duration_ms: count,
  license: nonEmptyText.optional(),
  author: nonEmptyText.optional(),
  source: nonEmptyText.optional(),
  channels: z.array(nonEmptyText),
  view_count: count,
  translations: z.array(tagTranslation),
});

export const moderation = shapeOf<Moderation>({
  gif_id: nonEmptyText,
  status,
  rating,
  reason: moderationReason.optional(),
  message: text.optional(),
  note: text.optional(),
  moderator: nonEmptyText,
  moderated_at: time,
});

export const libraryItem = shapeOf<LibraryItem>({
  gif,
  metadata: gifMetadata,
  license: nonEmptyText.optional(),
  author: nonEmptyText.optional(),
  source: nonEmptyText.optional(),
  uploader: z.strictObject({ id: nonEmptyText, username: nonEmptyText }).optional(),
  is_upload: boolean,
});
export const bulkResult = shapeOf<BulkResult>({
  id: nonEmptyText.optional(),
  results: z.array(
    shapeOf<BulkItemResult>({
      gif_id: nonEmptyText,
      status: z.enum(['changed', 'unchanged', 'deleted', 'refused']),
      code: z.enum(['not-found', 'forbidden', 'conflict', 'validation']).optional(),
      message: nonEmptyText.optional(),
    }),
  ),
});

export const tagCount = shapeOf<TagCount>({ tag: nonEmptyText, count });
export const gifLanguageTags = shapeOf<GifLanguageTags>({
  gif_id: nonEmptyText,
  tags: z.array(nonEmptyText),
  lang: nonEmptyText,
});
export const relatedGifTag = shapeOf<RelatedGifTag>({ name: nonEmptyText, score });
export const tagSuggestion = shapeOf<TagSuggestion>({ tag: nonEmptyText, score: score.max(1), gifs: count });

export const tagAlias = shapeOf<TagAlias>({
  alias: nonEmptyText,
  tag: nonEmptyText,
  gifs: count,
  unchanged: count,
  added_by: nonEmptyText.optional(),
  added_at: time,
});

export const tagAliasChange = shapeOf<TagAliasChange>({
  alias: nonEmptyText,
  tag: nonEmptyText,
  changed: count,
  is_complete: boolean,
  edit_id: nonEmptyText.optional(),
});

export const tagPrediction = shapeOf<TagPrediction>({ tag: nonEmptyText, score: score.max(1) });

export const searchServiceResponse = shapeOf<SearchServiceResponse<SearchServiceGif>>({
  count,
  results: z.array(
    shapeOf<SearchServiceGif>({
      gif,
      score,
      view_count: count,
      moderation_status: status,
      takedown: takedownFacts.optional(),
    }),
  ),
  gps_keywords: z.array(nonEmptyText),
});

export const moderationAction = shapeOf<ModerationAction>({
  id: nonEmptyText,
  action: z.enum([
    'approved',
    'pending',
    'rejected',
    'taken-down',
    'unblocked',
    'dismissed',
    'edited',
    'deleted',
    'undone',
  ]),
  gifs: z.array(z.strictObject({ gif_id: nonEmptyText, reason: text.optional() })).min(1),
  message: text.optional(),
  note: text.optional(),
  moderator: nonEmptyText,
  at: time,
  undoes: nonEmptyText.optional(),
  undone_by: nonEmptyText.optional(),
});
export const moderationUndo = shapeOf<ModerationUndo>({ action: moderationAction, skipped: z.array(nonEmptyText) });

const decisionFields = {
  gif,
  moderation_status: status,
  reason: moderationReason.optional(),
  message: text.optional(),
};
export const queuedGif = shapeOf<QueuedGif>({
  ...decisionFields,
  uploader: z.strictObject({ id: nonEmptyText, username: nonEmptyText }).optional(),
  since: time,
  channel: nonEmptyText.optional(),
  license: nonEmptyText.optional(),
  author: nonEmptyText.optional(),
  source: nonEmptyText.optional(),
});
export const takenDownGif = shapeOf<TakenDownGif>({
  gif,
  reason: nonEmptyText,
  note: text.optional(),
  moderator: nonEmptyText,
  taken_down_at: time,
  mailed: boolean,
  moderation_status: status,
  is_blocked: boolean,
});
export const ownUpload = shapeOf<OwnUpload>({
  ...decisionFields,
  moderated_at: time.optional(),
  takedown: takedownFacts.optional(),
});
