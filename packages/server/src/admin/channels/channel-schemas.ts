import { z } from '@hono/zod-openapi';
import { userSchema } from '../../auth/account-schemas.ts';
import { ID, possiblyEmptyText, text } from '../../http/text-schema.ts';
import type { ChannelResult } from './channel-result.ts';

export const rankedTag = z
  .object({ id: z.string(), channel: z.string(), tag: z.string(), rank: z.number().int() })
  .openapi('RankedTag');

export const magicTag = z.object({ id: z.string(), channel: z.string(), tag: z.string() }).openapi('MagicTag');

export const channelSchema: z.ZodType<ChannelResult> = z
  .object({
    id: z.string(),
    slug: z.string(),
    display_name: z.string(),
    description: z.string(),
    url: z.string(),
    content_type: z.enum(['gif', 'sticker', 'video']).optional(),
    parent: z.string().optional(),
    children: z.array(z.lazy(() => channelSchema)).optional(),
    has_children: z.boolean(),
    is_visible: z.boolean(),
    is_private: z.boolean(),
    position: z.number().int(),
    tags: z.array(z.string()),
    ranked_tags: z.array(rankedTag),
    magic_tags: z.array(magicTag),
    user: userSchema,
  })
  .openapi('ManagedChannel', {
    description: 'The type Channel of @zoetrope/model, with position, tags and, if requested, children.',
  });

const fields = {
  description: possiblyEmptyText(2000).optional(),
  is_visible: z.boolean().optional(),
  is_private: z.boolean().optional(),
  tags: z.array(text(50)).max(50).optional(),
  content_type: z.enum(['gif', 'sticker', 'video']).optional(),
  owner: ID.optional().openapi({ description: 'Id or name of a user. Moderators only.' }),
};

export const newChannel = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]{2,60}$/, 'is not a slug: use 2 to 60 lowercase letters, digits and -'),
    display_name: text(100),
    parent: ID.optional(),
    ...fields,
  })
  .openapi('ChannelDraft');

export const channelChange = z.strictObject({ display_name: text(100).optional(), ...fields }).openapi('ChannelChange');

export const channelMove = z
  .strictObject({ position: z.number().int().min(0).max(1_000_000), target_channel: ID.nullable() })
  .openapi('ChannelMove');

export const channelGif = z
  .object({ channel: z.string(), gif: z.string(), added_at: z.string() })
  .openapi('ChannelGif');

export const channelGifs = z.strictObject({ channel: ID, gif: z.array(ID).min(1).max(100) }).openapi('ChannelGifs');
