import type { Db } from '../database/schema.ts';
import { eventsAfter, lastSeq, type StoredEvent } from './stored-events.ts';

const POLL_MS = 1000;
/** A transaction that began earlier may be done later, with a lower number: we look back so far for such events. */
const LOOK_BACK_MS = 5000;
const MOST_PER_POLL = 500;

export type EventListener = (event: StoredEvent) => void;

export interface EventTail {
  /** Calls the listener with each event as it is stored, by whichever process. Gives the function that ends it. */
  readonly subscribe: (listener: EventListener) => Promise<() => void>;
  /** Looks at once instead of at the next tick: this process has just stored something. */
  readonly nudge: () => void;
}

interface EventTailOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Follows the table of events by asking for what is new, which every Postgres can, a distributed one too;
 * see docs/decisions/live-events.md. Nothing is asked while nobody listens.
 */
export function createEventTail({ db, clock, onError }: EventTailOptions): EventTail {
  const listeners = new Set<EventListener>();
  /** Events above `from` that were told already, and when. */
  let told = new Map<number, number>();
  let from = 0;
  let started: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let lookAgain = false;

  async function start(): Promise<void> {
    from = await lastSeq(db);
    told = new Map();
    timer ??= setTimeout(look, POLL_MS).unref();
  }

  function leave(listener: EventListener): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    started = undefined;
    clearTimeout(timer);
    timer = undefined;
  }

  async function look(): Promise<void> {
    lookAgain = looking;
    if (looking || listeners.size === 0) return;
    looking = true;
    clearTimeout(timer);
    timer = undefined;
    await tellNew().catch(onError);
    looking = false;
    if (lookAgain) return look();
    if (listeners.size > 0) timer = setTimeout(look, POLL_MS).unref();
  }

  async function tellNew(): Promise<void> {
    for (const event of await eventsAfter(db, from, [...told.keys()], MOST_PER_POLL)) {
      told.set(event.seq, clock());
      for (const listener of listeners) listener(event);
    }
    forget();
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
    nudge: () => void look(),
  };
}
