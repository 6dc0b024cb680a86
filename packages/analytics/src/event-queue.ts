import { MAX_QUEUED_BYTES, MAX_QUEUED_EVENTS } from './limits.ts';
import { BODY_BYTES, type QueuedEvent } from './queued-event.ts';

export interface EventQueue {
  /** What waits, oldest first. */
  all(): readonly QueuedEvent[];
  push(events: readonly QueuedEvent[]): void;
  /** Puts older events back in front. */
  putBack(events: readonly QueuedEvent[]): void;
  /** Keeps what a page may keep; answers the oldest, which had to go. */
  trim(): readonly QueuedEvent[];
  /** Takes the oldest events, as many as a body of so many bytes may hold, and one at the least. */
  take(maxBytes: number): readonly QueuedEvent[];
}

/** First in, first out. */
export function createEventQueue(): EventQueue {
  let waiting: readonly QueuedEvent[] = [];

  function shift(count: number): readonly QueuedEvent[] {
    const gone = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return gone;
  }

  return {
    all: () => waiting,
    push(events) {
      waiting = [...waiting, ...events];
    },
    putBack(events) {
      waiting = [...events, ...waiting];
    },
    trim() {
      const newest = waiting.slice(-MAX_QUEUED_EVENTS).reverse();
      return shift(waiting.length - countFitting(newest, MAX_QUEUED_BYTES));
    },
    take: (maxBytes) => shift(countFitting(waiting, maxBytes) || 1),
  };
}

/** How many of the first events one body of so many bytes would hold. */
function countFitting(events: readonly QueuedEvent[], maxBytes: number): number {
  let bytes = BODY_BYTES;
  return events.filter((event) => {
    bytes += event.bytes;
    return bytes <= maxBytes;
  }).length;
}
