import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { type RefusedEvent, refusedField } from './parse-batch.ts';
import { sliceStart } from './slices.ts';

const FLUSH_MS = 1000;

export interface RefusalLog {
  /** Counts events that were refused, by what was wrong with them. Never waits. */
  readonly record: (refused: readonly RefusedEvent[]) => void;
  /** Writes what waits. */
  readonly flush: () => Promise<void>;
}

interface RefusalLogOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Writes once a second at most: refused events are to cost no more than stored ones. */
export function createRefusalLog({ db, clock, onError }: RefusalLogOptions): RefusalLog {
  let waiting = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = waiting;
    waiting = new Map();
    if (counts.size > 0) await writeRefusals(db, counts, clock());
  }

  return {
    record(refused) {
      for (const event of refused) {
        const field = refusedField(event);
        waiting.set(field, (waiting.get(field) ?? 0) + 1);
      }
      if (waiting.size > 0) timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref();
    },
    flush,
  };
}

async function writeRefusals(db: Db, counts: ReadonlyMap<string, number>, now: number): Promise<void> {
  const rows = [...counts].map(([detail, events]) => ({ detail, events }));
  await sql`
    INSERT INTO pingback_minutes AS counts (minute, outcome, detail, events)
    SELECT to_timestamp(${sliceStart(now, 1)}::float8 / 1000), 'refused', detail, events
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t(detail text, events bigint) ORDER BY detail
    ON CONFLICT (minute, outcome, detail) DO UPDATE SET events = counts.events + excluded.events`.execute(db);
}
