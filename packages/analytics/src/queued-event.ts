import type { PingbackEvent } from '@zoetrope/model';

/** An unsent event. It is serialized once, so that its size is known and batches are built by joining strings. */
export interface QueuedEvent {
  /** UUID v7, also the key in a store. */
  readonly id: string;
  readonly json: string;
  /** UTF-8 length of `json` plus one comma. */
  readonly bytes: number;
}

/** Browsers allow 64 KiB of keepalive bodies in flight; the rest is left to the other code of the page. */
export const MAX_BODY_BYTES = 61_440;
/** Length of `{"events":[` and `]}`. */
export const BODY_OVERHEAD_BYTES = 13;

const NON_ASCII = /[^ -~]/;

/** Throws if the event cannot be serialized as JSON, or exceeds `MAX_BODY_BYTES`. */
export function toQueuedEvent(id: string, event: PingbackEvent): QueuedEvent {
  const json = JSON.stringify(event);
  // Encoding takes as long as serializing, and nearly all events are ASCII (JSON escapes control characters).
  const length = NON_ASCII.test(json) ? new TextEncoder().encode(json).length : json.length;
  const bytes = length + 1;
  if (BODY_OVERHEAD_BYTES + bytes > MAX_BODY_BYTES) {
    throw new RangeError(`the event has ${length} bytes, but a request holds at most ${MAX_BODY_BYTES}`);
  }
  return { id, json, bytes };
}

/** The request body. */
export const toBody = (batch: readonly QueuedEvent[]): string =>
  `{"events":[${batch.map((event) => event.json).join(',')}]}`;

/** UTF-8 length of `toBody(batch)`, or one more. */
export const bodyBytes = (batch: readonly QueuedEvent[]): number =>
  batch.reduce((bytes, event) => bytes + event.bytes, BODY_OVERHEAD_BYTES);
