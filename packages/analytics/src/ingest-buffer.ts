import type { TimerClock } from './clock.ts';
import { EVENTS_PER_TASK } from './limits.ts';

export interface IngestBuffer<Item> {
  add(item: Item): void;
  /**
   * Passes up to `count` items to `onBatch` now. Returns the number of remaining items, which follow in later tasks.
   */
  flush(count: number): number;
  /** Drops all items. */
  clear(): void;
}

/** Buffers items at almost no cost, and passes them on in batches, one per task, so that no burst blocks the page. */
export function createIngestBuffer<Item>(
  clock: TimerClock,
  onBatch: (items: readonly Item[]) => void,
): IngestBuffer<Item> {
  const buffered: Item[] = [];

  function flush(count: number): number {
    const batch = buffered.splice(0, count);
    if (batch.length > 0) onBatch(batch);
    return buffered.length;
  }

  function flushInTasks(): void {
    if (flush(EVENTS_PER_TASK) > 0) clock.after(0, flushInTasks);
  }

  return {
    add(item) {
      buffered.push(item);
      if (buffered.length === 1) clock.after(0, flushInTasks);
    },
    flush,
    clear() {
      buffered.length = 0;
    },
  };
}
