import type { PingbackEvent } from '@zoetrope/model';

/** An event that waits. It is written as JSON once, so that its true length is known and a batch is a join. */
export interface QueuedEvent {
  /** UUID v7, also the key under which a store keeps it. */
  readonly id: string;
  readonly json: string;
  /** UTF-8 length of `json` and the comma after it. */
  readonly bytes: number;
}

/** Browsers let 64 KiB of keepalive bodies be on their way at a time; what is above this is left to the page. */
export const MAX_BODY_BYTES = 61_440;
/** What the body has beside its events: `{"events":[` and `]}`. */
export const BODY_BYTES = 13;

/** Throws when there is no JSON for it, or more than a request holds. */
export function toQueuedEvent(id: string, event: PingbackEvent): QueuedEvent {
  const json = JSON.stringify(event);
  // Encoding takes as long as writing the JSON, and nearly all events are ASCII; JSON escapes what is below the space.
  const bytes = (/[^ -~]/.test(json) ? new TextEncoder().encode(json) : json).length + 1;
  if (BODY_BYTES + bytes > MAX_BODY_BYTES) throw new RangeError();
  return { id, json, bytes };
}

/** The request body (spec §7). An array in a text is joined by commas. */
export const toBody = (batch: readonly QueuedEvent[]): string => `{"events":[${batch.map((event) => event.json)}]}`;

/** UTF-8 length of `toBody(batch)`, at most one more. */
export const bodyBytes = (batch: readonly QueuedEvent[]): number =>
  batch.reduce((bytes, event) => bytes + event.bytes, BODY_BYTES);
