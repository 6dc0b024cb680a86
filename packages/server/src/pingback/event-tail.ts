import type { Db } from '../database/schema.ts';
import { eventsAfter, lastSeq, type StoredEvent } from './stored-events.ts';

const POLL_MS = 1000;
/** Between two looks at least, however often something is stored. */
const PAUSE_MS = 250;
/** A transaction that began earlier may be done later, with a lower number: we look back so far for such events. */
const LOOK_BACK_MS = 5000;
/**
 * More in one look is more than anyone can follow: the view goes on from the newest, so that it costs as little under
 * thousands of events a second as under ten. The summary counts them all.
 */
const MOST_PER_LOOK = 200;

export type EventListener = (event: StoredEvent) => void;

export interface EventTail {
  /** Calls the listener with each event as it is stored, by whichever process. Gives the function that ends it. */
  readonly subscribe: (listener: EventListener) => Promise<() => void>;
  /** Looks soon instead of at the next tick: this process has just stored something. */
  readonly nudge: () => void;
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
  let told = new Map<number, number>();
  let from = 0;
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let resting = false;
  let nudged = false;

  async function start(): Promise<void> {
    from = await lastSeq(db);
    told = new Map();
    after(POLL_MS, look);
  }

  function after(ms: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, ms).unref();
  }

  function leave(listener: EventListener): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    started = undefined;
    resting = false;
    clearTimeout(timer);
  }

  async function look(): Promise<void> {
    if (looking || listeners.size === 0) return;
    looking = true;
    nudged = false;
    await tellNew().catch(onError);
    looking = false;
    if (listeners.size === 0) return;
    resting = true;
    after(PAUSE_MS, () => {
      resting = false;
      if (nudged) void look();
      else after(POLL_MS - PAUSE_MS, look);
    });
  }

  async function tellNew(): Promise<void> {
    const events = await eventsAfter(db, from, [...told.keys()], MOST_PER_LOOK);
    const newest = events.length < MOST_PER_LOOK ? undefined : await lastSeq(db);
    for (const event of events) {
      told.set(event.seq, clock());
      for (const listener of listeners) listener(event);
    }
    if (newest === undefined) return forget();
    from = newest;
    told = new Map();
  }

  function forget(): void {
    const horizon = clock() - LOOK_BACK_MS;
    for (const [seq, at] of told) if (at < horizon) from = Math.max(from, seq);
    told = new Map([...told].filter(([seq]) => seq > from));
  }

  return {
    async subscribe(listener) {
      listeners.add(listener);
      started ??= start();
      await started.catch((error: unknown) => {
        // The next one who listens tries anew.
        started = undefined;
        leave(listener);
        throw error;
      });
      return () => leave(listener);
    },
    nudge: () => {
      nudged = true;
      if (!resting) void look();
    },
  };
}
