import type { ClientType } from '@zoetrope/model';
import { DAY_MS, dayOf, eventDay } from './event-day.ts';
import type { ParsedEvent } from './event-schema.ts';
import { type Payload, readPayload } from './payload.ts';
import { timeOfUuidV7, uuidV7 } from './uuid-v7.ts';

/** Validity of a response: later events about its items are stored, but not counted for trending. */
export const RESPONSE_VALID_DAYS = 7;

/** An event as stored. */
export interface EventRow extends ParsedEvent {
  readonly event_id: string;
  /** See event-day.ts. */
  readonly day: string;
  readonly client: ClientType;
  readonly item_id: string | undefined;
  readonly response_id: string | undefined;
  /** Day of the response, if the event counts for trending. */
  readonly response_day: string | undefined;
}

interface RowOptions {
  readonly client: ClientType;
  /** See payload.ts. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** An event without an id gets a new one, so a resend is not recognized. */
export function toEventRow(event: ParsedEvent, { client, secret, now }: RowOptions): EventRow {
  const event_id = event.event_id ?? uuidV7(now);
  const { analytics_response_payload: text, gif_id } = event;
  const payload = text === undefined ? undefined : readPayload(text, secret);
  return {
    ...event,
    gif_id: text === undefined ? gif_id : undefined,
    event_id,
    day: eventDay({ event_id, ts: event.ts }),
    client,
    item_id: payload?.itemId,
    response_id: payload?.responseId,
    response_day: payload === undefined || payload.verification ? undefined : countedDay(payload, now),
  };
}

function countedDay({ responseId }: Payload, now: number): string | undefined {
  const respondedAt = timeOfUuidV7(responseId);
  return respondedAt !== undefined && respondedAt > now - RESPONSE_VALID_DAYS * DAY_MS ? dayOf(respondedAt) : undefined;
}
