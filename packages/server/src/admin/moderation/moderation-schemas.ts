import { z } from '@hono/zod-openapi';
import { ID, text } from '../../http/text-schema.ts';
import { rating } from '../gifs/gif-admin-schemas.ts';
import { gifModel, moderationReason, moderationStatus, takedownFacts } from '../shared/gif-model.ts';

const decision = {
  status: moderationStatus,
  rating: rating.optional(),
  reason: moderationReason.optional().openapi({ description: 'Shown to the uploader.' }),
  message: text(500).optional().openapi({ description: 'Shown to the uploader.' }),
  note: text(500).optional().openapi({ description: 'For other moderators.' }),
};

export const moderationInput = z.strictObject(decision).openapi('ModerationRequest');

export const bulkModerationInput = z
  .strictObject({ gif_ids: z.array(ID).min(1).max(100), ...decision })
  .superRefine(({ status, reason }, context) => {
    if (status !== 'rejected' || reason !== undefined) return;
    context.addIssue({ code: 'custom', path: ['reason'], message: 'is missing: a rejection needs one' });
  })
  .openapi('BulkModerationRequest');

export const moderation = z
  .object({
    gif_id: z.string(),
    status: moderationStatus,
    rating,
    reason: moderationReason.optional(),
    message: z.string().optional(),
    note: z.string().optional(),
    moderator: z.string(),
    moderated_at: z.string(),
  })
  .openapi('Moderation');

export const moderationActionType = z.enum([
  'approved',
  'pending',
  'rejected',
  'taken-down',
  'unblocked',
  'dismissed',
  'edited',
  'deleted',
  'undone',
]);

export const moderationAction = z
  .object({
    id: z.string(),
    action: moderationActionType,
    gifs: z.array(z.object({ gif_id: z.string(), reason: z.string().optional() })).readonly(),
    message: z.string().optional(),
    note: z.string().optional(),
    moderator: z.string().openapi({ description: 'A username.' }),
    at: z.string(),
    undoes: z.string().optional().openapi({ description: 'Id of the action that this one undoes.' }),
    undone_by: z.string().optional().openapi({ description: 'Id of the latest action that undoes this one.' }),
  })
  .openapi('ModerationAction');

export const moderationUndo = z
  .object({
    action: moderationAction,
    skipped: z.array(z.string()).readonly().openapi({
      description: 'GIFs that were decided on again, edited again or deleted since: they remain as they are.',
    }),
  })
  .openapi('ModerationUndo');

export const queuedGif = z
  .object({
    gif: gifModel,
    moderation_status: moderationStatus,
    reason: moderationReason.optional(),
    message: z.string().optional(),
    uploader: z.object({ id: z.string(), username: z.string() }).optional(),
    since: z.string().openapi({ description: 'Since when it has this status.' }),
    channel: z.string().optional().openapi({ description: 'Id of its channel.' }),
    license: z.string().optional(),
    author: z.string().optional(),
    source: z.string().optional(),
  })
  .openapi('QueuedGif');

export const ownUpload = z
  .object({
    gif: gifModel,
    moderation_status: moderationStatus,
    reason: moderationReason.optional(),
    message: z.string().optional(),
    moderated_at: z.string().optional(),
    takedown: takedownFacts.optional(),
  })
  .openapi('OwnUpload');

export const takenDownGif = z
  .object({
    gif: gifModel,
    reason: z.string(),
    note: z.string().optional(),
    moderator: z.string().openapi({ description: 'A username.' }),
    taken_down_at: z.string(),
    mailed: z.boolean().openapi({ description: 'Whether its owner was notified.' }),
    moderation_status: moderationStatus.openapi({ description: 'Apart from the takedown.' }),
    is_blocked: z.boolean().openapi({ description: 'Whether its picture cannot be uploaded again.' }),
  })
  .openapi('TakenDownGif');

export const gifReport = z
  .strictObject({ reason: moderationReason, message: text(1000).optional() })
  .openapi('GifReportRequest');

const gifsWithNote = { gif_ids: z.array(ID).min(1).max(100), note: text(500).optional() };

export const dismissal = z.strictObject(gifsWithNote).openapi('DismissalRequest');

export const unblocking = z.strictObject(gifsWithNote).openapi('UnblockRequest');

export const blockedPicture = z
  .object({
    gif_id: z.string(),
    gif: gifModel.optional().openapi({ description: 'Undefined if the GIF was deleted.' }),
    title: z.string().openapi({ description: 'When it was taken down.' }),
    reason: z.string().openapi({ description: 'Of the takedown.' }),
    blocked_at: z.string(),
  })
  .openapi('BlockedPicture');

export const reportedGif = z
  .object({
    gif: gifModel,
    reports: z.number().int().openapi({ description: 'Number of viewers.' }),
    reasons: z.array(z.object({ reason: moderationReason, count: z.number().int() })).readonly(),
    messages: z
      .array(z.object({ reason: moderationReason, message: z.string(), reported_at: z.string() }))
      .readonly()
      .openapi({ description: 'At most five, newest first.' }),
    first_reported_at: z.string(),
    last_reported_at: z.string(),
  })
  .openapi('ReportedGif');
