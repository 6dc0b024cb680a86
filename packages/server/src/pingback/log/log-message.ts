import type { ClientType } from '@zoetrope/model';
import { type EventRow, toEventRow } from '../event-row.ts';
import type { ParsedEvent } from '../event-schema.ts';
import { uuidV7 } from '../uuid-v7.ts';

/** The content of a message. */
interface LoggedBatch {
  /** When the events were received, in milliseconds since 1970. */
  readonly at: number;
  readonly client: ClientType;
  readonly events: readonly ParsedEvent[];
}

/**
 * Writes the events of a request. Every event gets its id here, so that a message that is delivered twice is stored
 * once.
 */
export function writeMessage({ at, client, events }: LoggedBatch): Uint8Array {
  const withIds = events.map((event) => (event.event_id === undefined ? { ...event, event_id: uuidV7(at) } : event));
  return Buffer.from(JSON.stringify({ at, client, events: withIds } satisfies LoggedBatch));
}

export interface LoggedRows {
  /** When the events were received, in milliseconds since 1970. */
  readonly at: number;
  readonly rows: readonly EventRow[];
}

/** Reads the rows to store. Throws if the content was not written by `writeMessage`. */
export function readMessage(content: Uint8Array, secret: string): LoggedRows {
  const { at, client, events } = JSON.parse(Buffer.from(content).toString()) as LoggedBatch;
  return { at, rows: events.map((event) => toEventRow(event, { client, secret, now: at })) };
}
