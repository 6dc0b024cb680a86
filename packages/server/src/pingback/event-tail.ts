import type { Db } from '../database/schema.ts';
import { eventsAfter, lastSeq, type StoredEvent } from './stored-events.ts';

const POLL_MS = 1000;
/** Between two looks at least, however often something is stored. */
const PAUSE_MS = 250;
/** A transaction that began earlier may be done later, with a lower number: we look back so far for such events. */
const LOOKBACK_MS = 5000;
/**
 * More in one look is more than anyone can follow: the view goes on from the newest, so that it costs as little under
 * thousands of events a second as under ten. The summary counts them all.
 */
const MAX_PER_POLL = 200;

export type EventListener = (event: StoredEvent) => void;

export interface EventTail {
  /** Calls the listener with each event as it is stored, by whichever process. Gives the function that ends it. */
  readonly subscribe: (listener: EventListener) => Promise<() => void>;
  /** Looks soon instead of at the next tick: this process has just stored something. */
  readonly notify: () => void;
}

interface EventTailOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Follows the table of events by asking for what is new, which every Postgres can, a distributed one too;
 * see docs/decisions/0016-event-summary.md. Nothing is queried without a listener.
 */
export function createEventTail({ db, clock, onError }: EventTailOptions): EventTail {
  const listeners = new Set<EventListener>();
  /** Events above `from` that were told already, and when. */
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
    after(POLL_MS, poll);
  }

  function after(ms: number, action: () => void): void {
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
    after(PAUSE_MS, () => {
      isPaused = false;
      if (isNotified) void poll();
      else after(POLL_MS - PAUSE_MS, poll);
    });
  }

  async function deliverNew(): Promise<void> {
    const events = await eventsAfter(db, from, [...delivered.keys()], MAX_PER_POLL);
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
    const horizon = clock() - LOOKBACK_MS;
    for (const [seq, at] of delivered) if (at < horizon) from = Math.max(from, seq);
    delivered = new Map([...delivered].filter(([seq]) => seq > from));
  }

  return {
    async subscribe(listener) {
      listeners.add(listener);
      started ??= start();
      await started.catch((error: unknown) => {
        // The next one who listens tries anew.
        started = undefined;
        unsubscribe(listener);
        throw error;
      });
      return () => unsubscribe(listener);
    },
    notify: () => {
      isNotified = true;
      if (!isPaused) void poll();
    },
  };
}
