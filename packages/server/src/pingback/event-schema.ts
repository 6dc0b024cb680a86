import { z } from '@hono/zod-openapi';
import { isGifId } from '@zoetrope/model';
import { storableText } from '../http/storable-text.ts';

const LAST_MILLISECOND_OF_9999 = 253_402_300_799_999;

function text(max: number) {
  return z.string().min(1).max(max).transform(storableText);
}

/** Clients send strings; numbers and booleans are converted. */
const attribute = z
  .union([z.string().max(2000), z.number(), z.boolean()])
  .transform((value) => storableText(String(value)));

const attributes = z
  .record(z.string().min(1).max(64).transform(storableText), attribute)
  .refine((record) => Object.keys(record).length <= 32, 'has more than 32 entries');

/** One event (spec §3, embed shape). */
export const pingbackEvent = z
  .object({
    ts: z
      .number()
      .int()
      .min(0)
      .max(LAST_MILLISECOND_OF_9999)
      .openapi({ description: 'Time of the event in milliseconds since 1970.' }),
    action_type: z.enum(['SEEN', 'CLICK', 'HOVER', 'START', 'SENT', 'FAVORITE']).openapi({
      description: 'SENT and FAVORITE are sent by clients of GIPHY; they count for trending like a click.',
    }),
    user_id: text(64).openapi({ description: 'The viewer id.' }),
    analytics_response_payload: z
      .string()
      .max(4000)
      .nullish()
      .transform((payload) => (payload ? storableText(payload) : undefined))
      .openapi({ description: 'As received with the GIF; absent if there was none.' }),
    gif_id: z.string().refine(isGifId, 'is not the id of a GIF').optional().openapi({
      description: 'The GIF of an event without a payload. Such an event is stored, but does not count for trending.',
    }),
    event_type: text(64).optional(),
    logged_in_user_id: text(256).optional(),
    attributes: attributes.optional(),
    event_id: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,64}$/, 'is not an id such as a UUID')
      .optional()
      .openapi({ description: 'The same id for resends of an event, so that it is stored once.' }),
  })
  .openapi('PingbackEvent');

export type ParsedEvent = z.output<typeof pingbackEvent>;
