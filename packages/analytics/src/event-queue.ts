import { MAX_QUEUED_BYTES, MAX_QUEUED_EVENTS } from './limits.ts';
import { BODY_OVERHEAD_BYTES, type QueuedEvent } from './queued-event.ts';

export interface EventQueue {
  /** Returns all queued events, oldest first. */
  all(): readonly QueuedEvent[];
  push(events: readonly QueuedEvent[]): void;
  /** Puts events that were taken back at the front. */
  requeue(events: readonly QueuedEvent[]): void;
  /** Removes the oldest events beyond the limits of the queue, and returns them. */
  dropOverflow(): readonly QueuedEvent[];
  /** Removes and returns the oldest events that fit into a body of `maxBytes`, but at least one. */
  take(maxBytes: number): readonly QueuedEvent[];
}

/** A first-in, first-out queue. */
export function createEventQueue(): EventQueue {
  let queued: readonly QueuedEvent[] = [];

  function shift(count: number): readonly QueuedEvent[] {
    const removed = queued.slice(0, count);
    queued = queued.slice(count);
    return removed;
  }

  return {
    all: () => queued,
    push(events) {
      queued = [...queued, ...events];
    },
    requeue(events) {
      queued = [...events, ...queued];
    },
    dropOverflow() {
      const newestFirst = queued.slice(-MAX_QUEUED_EVENTS).reverse();
      return shift(queued.length - countFitting(newestFirst, MAX_QUEUED_BYTES));
    },
    take: (maxBytes) => shift(Math.max(countFitting(queued, maxBytes), 1)),
  };
}

/** Counts how many events, from the first on, fit into a body of `maxBytes`. */
function countFitting(events: readonly QueuedEvent[], maxBytes: number): number {
  let bytes = BODY_OVERHEAD_BYTES;
  for (const [index, event] of events.entries()) {
    bytes += event.bytes;
    if (bytes > maxBytes) return index;
  }
  return events.length;
}
