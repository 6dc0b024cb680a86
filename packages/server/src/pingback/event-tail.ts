import { runShared } from '../database/query-scope.ts';
import type { Db } from '../database/schema.ts';
import { eventsAfter, lastSeq, type StoredEvent } from './stored-events.ts';

const POLL_MS = 1000;
/** Minimum time between two polls. */
const PAUSE_MS = 250;
/** A transaction can commit after later ones, with lower numbers: look back this far for such events. */
const LOOKBACK_MS = 5000;
/**
 * More than anyone can follow: above it the stream skips to the newest event, so that its cost does not grow with the
 * number of events. The summary counts all of them.
 */
const MAX_PER_POLL = 200;

export type EventListener = (event: StoredEvent) => void;

export interface EventTail {
  /** Calls the listener for each event as it is stored, by any process. Resolves with a function that unsubscribes. */
  readonly subscribe: (listener: EventListener) => Promise<() => void>;
  /** Polls soon instead of at the next interval, because this process has stored events. */
  readonly notify: () => void;
}

interface EventTailOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Follows the table of events by polling, which works on every Postgres, distributed ones included; see
 * docs/decisions/0015-events-by-day.md. Queries nothing without listeners.
 */
export function createEventTail({ db, clock, onError }: EventTailOptions): EventTail {
  const listeners = new Set<EventListener>();
  /** Events after `from` that were delivered, with the time. */
  let delivered = new Map<number, number>();
  let from = 0;
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isPaused = false;
  let isNotified = false;

  async function start(): Promise<void> {
    from = await lastSeq(db);
    delivered = new Map();
    schedulePoll(POLL_MS, poll);
  }

  function schedulePoll(ms: number, action: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(action, ms).unref();
  }

  function unsubscribe(listener: EventListener): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    started = undefined;
    isPaused = false;
    clearTimeout(timer);
  }

  async function poll(): Promise<void> {
    if (isPolling || listeners.size === 0) return;
    isPolling = true;
    isNotified = false;
    await deliverNew().catch(onError);
    isPolling = false;
    if (listeners.size === 0) return;
    isPaused = true;
    schedulePoll(PAUSE_MS, () => {
      isPaused = false;
      if (isNotified) void poll();
      else schedulePoll(POLL_MS - PAUSE_MS, poll);
    });
  }

  async function deliverNew(): Promise<void> {
    const events = await eventsAfter(db, from, { known: [...delivered.keys()], limit: MAX_PER_POLL });
    const newest = events.length < MAX_PER_POLL ? undefined : await lastSeq(db);
    for (const event of events) {
      delivered.set(event.seq, clock());
      for (const listener of listeners) listener(event);
    }
    if (newest === undefined) return prune();
    from = newest;
    delivered = new Map();
  }

  function prune(): void {
    const now = clock();
    // The clock may be set back.
    for (const [seq, at] of delivered) if (Math.abs(now - at) > LOOKBACK_MS) from = Math.max(from, seq);
    delivered = new Map([...delivered].filter(([seq]) => seq > from));
  }

  return {
    async subscribe(listener) {
      listeners.add(listener);
      started ??= runShared(start);
      await started.catch((error: unknown) => {
        // The next subscriber retries.
        started = undefined;
        unsubscribe(listener);
        throw error;
      });
      return () => unsubscribe(listener);
    },
    notify: () => {
      isNotified = true;
      if (!isPaused) void runShared(poll);
    },
  };
}
