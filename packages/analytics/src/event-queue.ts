import { BODY_BYTES, type QueuedEvent } from './queued-event.ts';

/** What a page keeps while the collector is away: about 450 KB of ordinary events. */
export const MAX_QUEUED_EVENTS = 1000;
export const MAX_QUEUED_BYTES = 1024 * 1024;

export interface EventQueue {
  /** What waits, oldest first. */
  all(): readonly QueuedEvent[];
  /** Adds the newest; answers the oldest, which had to go. */
  push(event: QueuedEvent): readonly QueuedEvent[];
  /** Puts older events back in front; answers the oldest, which had to go. */
  putBack(batch: readonly QueuedEvent[]): readonly QueuedEvent[];
  /** Takes the oldest events, as many as one request body may hold. */
  take(maxBytes: number, maxEvents: number): readonly QueuedEvent[];
  clear(): void;
}

/** First in, first out, bounded in number and in bytes. */
export function createEventQueue(): EventQueue {
  const waiting: QueuedEvent[] = [];

  const trim = () =>
    waiting.splice(0, waiting.length - countFitting([...waiting].reverse(), MAX_QUEUED_BYTES, MAX_QUEUED_EVENTS));

  return {
    all: () => waiting,
    push(event) {
      waiting.push(event);
      return trim();
    },
    putBack(batch) {
      waiting.unshift(...batch);
      return trim();
    },
    take: (maxBytes, maxEvents) => waiting.splice(0, countFitting(waiting, maxBytes, maxEvents)),
    clear: () => void waiting.splice(0),
  };
}

function countFitting(events: readonly QueuedEvent[], maxBytes: number, maxEvents: number): number {
  let bytes = BODY_BYTES;
  const end = events.findIndex((event, index) => {
    bytes += event.bytes;
    return bytes > maxBytes || index === maxEvents;
  });
  return end < 0 ? events.length : end;
}
