import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import type { EventRow } from './event-row.ts';
import { type Outcome, storeRows, type Write } from './store-rows.ts';

/** Events per statement. More gains nothing, and blocks other users of the embedded database. */
const MAX_PER_WRITE = 1000;
/** Queued events: some seconds of work. Further calls get a 503. */
const MAX_WAITING = 10_000;
/** Calls whose body has been read, and that wait for a response. Bounds memory use and latency. */
const MAX_CALLS = 250;
const RETRY_AFTER_SECONDS = 2;

/** Events that are not committed yet. */
export interface IngestUsage {
  readonly waiting: number;
  /** Age of the oldest; 0 if there is none. */
  readonly lagSeconds: number;
}

interface CollectOptions {
  /** Milliseconds since the events were received, for metrics. Default: 0. */
  readonly waitedMs?: number | undefined;
  /** Whether these events may have been stored before. Duplicates among them are usually themselves. Default: false. */
  readonly isRedelivered?: boolean | undefined;
}

export interface Collector {
  /**
   * Stores the events of a call and resolves with their outcomes once they are committed: acknowledged events are never
   * lost. Duplicates of a redelivered call have no outcome. Rejects with 503 if too many are queued, and with database
   * errors.
   */
  readonly collect: (rows: readonly EventRow[], options?: CollectOptions) => Promise<readonly Outcome[]>;
  /**
   * Admits a call whose body has been read; call the returned function when it ends. Resolves after all other calls of
   * this tick have been counted, so that excess calls are rejected before any work starts. Rejects with 503.
   */
  readonly admit: () => Promise<() => void>;
  readonly usage: () => IngestUsage;
}

interface Call {
  /** When its events were received, in ms of `performance.now()`. */
  readonly at: number;
  readonly rows: readonly EventRow[];
  readonly isRedelivered: boolean;
  readonly resolve: (outcomes: readonly Outcome[]) => void;
  readonly reject: (error: unknown) => void;
}

interface CollectorOptions {
  readonly write: Write;
  /** Called after events were stored. */
  readonly onStored: () => void;
  /** Called for each call whose events are committed, for metrics. Default: nothing. */
  readonly onCommitted?: ((outcomes: readonly Outcome[], seconds: number) => void) | undefined;
}

/**
 * Group commit: collects the events of calls that arrive during a write, and writes them in one statement. A single
 * call does not wait, and concurrent calls share a transaction.
 */
export function createCollector({ write, onStored, onCommitted = () => {} }: CollectorOptions): Collector {
  const calls: Call[] = [];
  let writing: readonly Call[] = [];
  let activeCalls = 0;
  let queuedEvents = 0;
  let isWriting = false;

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (calls.length > 0) {
      writing = takeBatch();
      await writeBatch(writing);
      writing = [];
    }
    isWriting = false;
  }

  function takeBatch(): readonly Call[] {
    let events = 0;
    const end = calls.findIndex((call, index) => {
      events += call.rows.length;
      return index > 0 && events > MAX_PER_WRITE;
    });
    return calls.splice(0, end === -1 ? calls.length : end);
  }

  async function writeBatch(group: readonly Call[]): Promise<void> {
    const rows = group.flatMap((call) => call.rows);
    try {
      const outcomes = await storeUnique(rows, write);
      let from = 0;
      for (const call of group) {
        const rowOutcomes = outcomes.slice(from, from + call.rows.length);
        const callOutcomes = call.isRedelivered
          ? rowOutcomes.filter((outcome) => outcome !== 'duplicate')
          : rowOutcomes;
        call.resolve(callOutcomes);
        onCommitted(callOutcomes, (performance.now() - call.at) / 1000);
        from += call.rows.length;
      }
      if (outcomes.includes('stored')) onStored();
    } catch (error) {
      for (const call of group) call.reject(error);
    } finally {
      queuedEvents -= rows.length;
    }
  }

  return {
    usage() {
      const [oldest] = [...writing, ...calls];
      return { waiting: queuedEvents, lagSeconds: oldest === undefined ? 0 : (performance.now() - oldest.at) / 1000 };
    },
    async admit() {
      if (activeCalls >= MAX_CALLS) throw tooMany();
      activeCalls += 1;
      await setImmediate();
      return () => {
        activeCalls -= 1;
      };
    },
    async collect(rows, { waitedMs = 0, isRedelivered = false } = {}) {
      if (rows.length === 0) return [];
      if (queuedEvents >= MAX_WAITING) throw tooMany();
      queuedEvents += rows.length;
      return new Promise((resolve, reject) => {
        calls.push({ at: performance.now() - waitedMs, rows, isRedelivered, resolve, reject });
        void writeAll();
      });
    },
  };
}

function tooMany(): ApiError {
  return new ApiError('Too many events are waiting to be stored. Send these again soon.', {
    status: 503,
    code: 'unavailable',
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}

/** Stores the first row of each id; the others are duplicates. */
async function storeUnique(rows: readonly EventRow[], write: Write): Promise<readonly Outcome[]> {
  const first = new Map<string, EventRow>();
  for (const row of rows) {
    const key = `${row.day} ${row.event_id}`;
    if (!first.has(key)) first.set(key, row);
  }
  const unique = [...first.values()];
  const outcomes = await storeRows(unique, write);
  const outcomeOf = new Map(unique.map((row, index) => [row, outcomes[index]]));
  return rows.map((row) => outcomeOf.get(row) ?? 'duplicate');
}
