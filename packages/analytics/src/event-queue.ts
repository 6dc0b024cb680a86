import { BODY_BYTES, type QueuedEvent } from './queued-event.ts';

/** What a page keeps while the collector is away: about 450 KB of ordinary events. */
export const MAX_QUEUED_EVENTS = 1000;
export const MAX_QUEUED_BYTES = 1024 * 1024;
/** Browsers let 64 KiB of keepalive bodies be on their way at a time; the rest is left to the page. */
export const MAX_BODY_BYTES = 60 * 1024;

export interface EventQueue {
  size(): number;
  /** UTF-8 length of a request body with everything that waits. */
  bytes(): number;
  all(): readonly QueuedEvent[];
  /** Adds the newest; answers what had to go: the oldest, or this one when no request could hold it. */
  push(event: QueuedEvent): readonly QueuedEvent[];
  /** Puts older events back in front; answers the oldest, which had to go. */
  putBack(batch: readonly QueuedEvent[]): readonly QueuedEvent[];
  /** Takes the oldest events, as many as these limits allow; none when the first is too long. */
  take(limits: { readonly bodyBytes: number; readonly events: number }): readonly QueuedEvent[];
  clear(): void;
}

/** First in, first out, bounded in number and in bytes. */
export function createEventQueue(): EventQueue {
  const waiting: QueuedEvent[] = [];
  let total = BODY_BYTES;

  function remove(count: number): readonly QueuedEvent[] {
    const removed = waiting.splice(0, count);
    for (const event of removed) total -= event.bytes;
    return removed;
  }

  function trim(): readonly QueuedEvent[] {
    let over = 0;
    for (let bytes = total; waiting.length - over > MAX_QUEUED_EVENTS || bytes > MAX_QUEUED_BYTES; over += 1) {
      bytes -= waiting[over]?.bytes ?? 0;
    }
    return remove(over);
  }

  return {
    size: () => waiting.length,
    bytes: () => total,
    all: () => [...waiting],
    push(event) {
      if (BODY_BYTES + event.bytes > MAX_BODY_BYTES) return [event];
      waiting.push(event);
      total += event.bytes;
      return trim();
    },
    putBack(batch) {
      waiting.unshift(...batch);
      for (const event of batch) total += event.bytes;
      return trim();
    },
    take(limits) {
      let count = 0;
      let bytes = BODY_BYTES;
      for (const event of waiting) {
        bytes += event.bytes;
        if (bytes > limits.bodyBytes || count === limits.events) break;
        count += 1;
      }
      return remove(count);
    },
    clear: () => void remove(waiting.length),
  };
}
