import type { PingbackEvent } from '@zoetrope/model';

/** An event that waits. It is written as JSON once, so that its true length is known and a batch is a join. */
export interface QueuedEvent {
  /** UUID v7, also the key under which a store keeps it. */
  readonly id: string;
  readonly json: string;
  /** UTF-8 length of `json` and the comma after it. */
  readonly bytes: number;
}

export function toQueuedEvent(id: string, event: PingbackEvent): QueuedEvent {
  const json = JSON.stringify(event);
  return { id, json, bytes: new TextEncoder().encode(json).length + 1 };
}

/** What the body has beside its events: `{"events":[` and `]}`. */
export const BODY_BYTES = 13;

/** The request body (spec §7). */
export const toBody = (batch: readonly QueuedEvent[]): string =>
  `{"events":[${batch.map((event) => event.json).join(',')}]}`;
