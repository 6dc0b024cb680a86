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
  take(maxBytes: number): readonly QueuedEvent[];
  clear(): void;
}

/** First in, first out, bounded in number and in bytes. */
export function createEventQueue(): EventQueue {
  const waiting: QueuedEvent[] = [];

  function trim(): readonly QueuedEvent[] {
    const newest = [...waiting].reverse().slice(0, MAX_QUEUED_EVENTS);
    return waiting.splice(0, waiting.length - countFitting(newest, MAX_QUEUED_BYTES));
  }

  return {
    all: () => [...waiting],
    push(event) {
      waiting.push(event);
      return trim();
    },
    putBack(batch) {
      waiting.unshift(...batch);
      return trim();
    },
    take: (maxBytes) => waiting.splice(0, countFitting(waiting, maxBytes)),
    clear: () => void waiting.splice(0),
  };
}

/** How many of the first events one body of so many bytes would hold. */
function countFitting(events: readonly QueuedEvent[], maxBytes: number): number {
  let bytes = BODY_BYTES;
  const end = events.findIndex((event) => {
    bytes += event.bytes;
    return bytes > maxBytes;
  });
  return end < 0 ? events.length : end;
}
