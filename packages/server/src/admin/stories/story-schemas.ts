import { z } from '@hono/zod-openapi';
import { userSchema } from '../../auth/account-schemas.ts';
import { ISO_TIMESTAMP } from '../../http/iso-timestamp.ts';
import { FLAG, ID, text } from '../../http/text-schema.ts';
import { gifModel } from '../shared/gif-model.ts';

export const COVER_ONLY = { cover_only: FLAG.optional() };

export const storySchema = z
  .object({
    story_id: z.string(),
    slug: z.string(),
    title: z.string(),
    username: z.string(),
    user: userSchema,
    cover: gifModel.optional(),
    gifs: z.array(gifModel).readonly().optional(),
    is_published: z.boolean(),
    publish_datetime: z.string().optional(),
  })
  .openapi('Story');

const draft = z.strictObject({
  story_id: ID.optional(),
  username: ID,
  story: z.strictObject({
    title: text(100),
    slug: z
      .string()
      .regex(/^[a-z0-9-]{2,60}$/, 'is not a slug: use 2 to 60 lowercase letters, digits and -')
      .optional(),
    gifs: z.array(ID).min(1).max(50),
    cover: ID.optional(),
    is_published: z.boolean(),
  }),
  publish_datetime: ISO_TIMESTAMP.optional(),
});

export const newStory = draft.omit({ story_id: true }).openapi('NewStory');

export const changedStory = draft.required({ story_id: true }).openapi('ChangedStory');

export const trendingStoryEntry = z
  .object({
    id: z.string(),
    story_id: z.string(),
    publish_datetime: z.string(),
    is_live: z.boolean(),
    story: storySchema,
  })
  .openapi('TrendingStoryEntry');
