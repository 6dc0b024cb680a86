import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import type { EventRow } from './event-row.ts';
import { type Outcome, storeRows, type Write } from './store-rows.ts';

/** Events in one statement. More gain nothing, and keep whoever shares the embedded database waiting. */
const MAX_PER_WRITE = 1000;
/** Events that wait: some seconds of work. Who comes when there are more is told to come again. */
const MAX_WAITING = 10_000;
/** Calls whose body is here and that are not answered yet. It bounds what they take of memory, and of the time of all. */
const MAX_CALLS = 250;
const RETRY_AFTER_SECONDS = 2;

export interface Collector {
  /**
   * Stores the events of one call, and says of each what became of it. Resolves once they are in the database for good:
   * what is acknowledged is never lost. Rejects with 503 when too many wait, and with the database's failure.
   */
  readonly collect: (rows: readonly EventRow[]) => Promise<readonly Outcome[]>;
  /**
   * Takes in a call whose body has been read; the returned function ends it. Resolves when the others that came at this
   * moment are in as well, so that those too many are sent away before the work on any of them begins. Rejects with 503.
   */
  readonly admit: () => Promise<() => void>;
}

interface Call {
  readonly rows: readonly EventRow[];
  readonly resolve: (outcomes: readonly Outcome[]) => void;
  readonly reject: (error: unknown) => void;
}

interface CollectorOptions {
  readonly write: Write;
  /** After events were stored. */
  readonly onStored: () => void;
}

/**
 * Gathers the events of calls that come while others are written, and writes them in one statement: a call alone waits
 * for nothing, and many at once share one transaction.
 */
export function createCollector({ write, onStored }: CollectorOptions): Collector {
  const calls: Call[] = [];
  let activeCalls = 0;
  let queuedEvents = 0;
  let isWriting = false;

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (calls.length > 0) await writeBatch(takeBatch());
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
        call.resolve(outcomes.slice(from, from + call.rows.length));
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
    async admit() {
      if (activeCalls >= MAX_CALLS) throw tooMany();
      activeCalls += 1;
      await setImmediate();
      return () => {
        activeCalls -= 1;
      };
    },
    async collect(rows) {
      if (rows.length === 0) return [];
      if (queuedEvents >= MAX_WAITING) throw tooMany();
      queuedEvents += rows.length;
      return new Promise((resolve, reject) => {
        calls.push({ rows, resolve, reject });
        void writeAll();
      });
    },
  };
}

function tooMany(): ApiError {
  return new ApiError(503, 'unavailable', 'Too many events wait to be stored. Send these again soon.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}

/** Of rows with the same id the first is stored, and the others are duplicates. */
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
