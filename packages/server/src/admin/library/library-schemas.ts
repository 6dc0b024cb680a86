import { z } from '@hono/zod-openapi';
import { ID, possiblyEmptyText, text } from '../../http/text-schema.ts';
import { gifMetadata, rating } from '../gifs/gif-admin-schemas.ts';
import { gifModel } from '../shared/gif-model.ts';
import { MAX_TAGS } from './edit-items.ts';

export const libraryItem = z
  .object({
    gif: gifModel,
    metadata: gifMetadata,
    license: z.string().optional(),
    author: z.string().optional(),
    source: z.string().optional(),
    uploader: z.object({ id: z.string(), username: z.string() }).optional(),
    is_upload: z.boolean().openapi({ description: 'Whether it can be deleted.' }),
  })
  .openapi('LibraryItem');

const gif_ids = z.array(ID).min(1).max(500);
const tags = z.array(text(50)).min(1).max(MAX_TAGS);

export const bulkEdit = z
  .strictObject({
    gif_ids,
    add_tags: tags.optional(),
    remove_tags: tags.optional(),
    rating: rating.optional().openapi({ description: 'For moderators.' }),
    alt_text: possiblyEmptyText(500)
      .optional()
      .openapi({ description: 'An empty text removes it, as for the others.' }),
    license: possiblyEmptyText(200).optional(),
    author: possiblyEmptyText(200).optional(),
    source: possiblyEmptyText(2048).optional(),
    channel: ID.optional().openapi({ description: 'The channel to move the GIFs into.' }),
  })
  .openapi('BulkEditRequest');

export const bulkDeletion = z.strictObject({ gif_ids }).openapi('BulkDeletionRequest');

export const bulkResult = z
  .object({
    id: z.string().optional().openapi({ description: 'Of the entry of the audit trail; missing if nothing changed.' }),
    results: z
      .array(
        z.object({
          gif_id: z.string(),
          status: z.enum(['changed', 'unchanged', 'deleted', 'refused']),
          code: z.enum(['not-found', 'forbidden', 'conflict', 'validation']).optional(),
          message: z.string().optional(),
        }),
      )
      .readonly(),
  })
  .openapi('BulkResult');
