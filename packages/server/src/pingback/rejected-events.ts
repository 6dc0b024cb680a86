import { sql } from 'kysely';
import { isDatabaseBusy } from '../database/database-errors.ts';
import { isConnectionError } from '../database/is-connection-error.ts';
import type { Db } from '../database/schema.ts';
import { type RejectedEvent, rejectedField } from './parse-batch.ts';
import { bucketStart } from './time-buckets.ts';

const FLUSH_MS = 1000;

export interface RejectedEvents {
  /** Counts events that were not stored: duplicates, and rejected ones by their invalid field. Never waits. */
  readonly record: (duplicates: number, rejected: readonly RejectedEvent[]) => void;
  /** Writes the pending counts. */
  readonly flush: () => Promise<void>;
}

interface RejectedEventsOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

interface Count {
  readonly outcome: 'duplicate' | 'rejected';
  readonly detail: string;
  readonly events: number;
}

/** Writes at most once per second, so that a rejected event costs no more than a stored one. */
export function createRejectedEvents({ db, clock, onError }: RejectedEventsOptions): RejectedEvents {
  let pending = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  function add({ outcome, detail, events }: Count): void {
    const key = `${outcome} ${detail}`;
    pending.set(key, { outcome, detail, events: events + (pending.get(key)?.events ?? 0) });
  }

  function schedule(): void {
    timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...pending.values()];
    if (counts.length === 0) return;
    pending = new Map();
    try {
      await writeCounts(db, counts, clock());
    } catch (error) {
      // The counts are written once the database is available again.
      if (isConnectionError(error) || isDatabaseBusy(error)) {
        for (const count of counts) add(count);
        schedule();
      }
      throw error;
    }
  }

  return {
    record(duplicates, rejected) {
      if (duplicates > 0) add({ outcome: 'duplicate', detail: '', events: duplicates });
      for (const event of rejected) add({ outcome: 'rejected', detail: rejectedField(event), events: 1 });
      if (pending.size > 0) schedule();
    },
    flush,
  };
}

async function writeCounts(db: Db, counts: readonly Count[], now: number): Promise<void> {
  await sql`
    INSERT INTO pingback_minutes AS counts (minute, outcome, detail, events)
    SELECT to_timestamp(${bucketStart(now, 1)}::float8 / 1000), outcome, detail, events
    FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) AS t(outcome text, detail text, events bigint)
    ORDER BY outcome, detail
    ON CONFLICT (minute, outcome, detail) DO UPDATE SET events = counts.events + excluded.events`.execute(db);
}
