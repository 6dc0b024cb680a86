import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { DAY_MS, dayOf } from '../event-day.ts';
import { RESPONSE_VALID_DAYS } from '../event-row.ts';
import { addDay, daysOf, dropDay, otherDays, type TableByDay } from './partitions.ts';

/** Default number of days to keep events. */
export const RETAIN_DAYS = 30;
/** Partitions are created this many days ahead, so that a failing job has no effect for a while. */
const DAYS_AHEAD = 2;
/** Summaries read the counts per item of at most one day. */
const BUCKETS_KEPT_DAYS = 2;
/** An arbitrary constant: one of several processes runs the retention. */
const LOCK = 7_046_030;

export interface RetentionOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whole days, 1 or more. */
  readonly retainDays: number;
}

export interface RetentionResult {
  /** Days of events whose partitions were added or dropped. */
  readonly added: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * Creates the partitions of today and the next days, and drops expired data, in one transaction. Idempotent. Resolves
 * with undefined if another process is running it.
 */
export async function runRetention(
  db: Db,
  { now, retainDays }: RetentionOptions,
): Promise<RetentionResult | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      isLocked: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${sql.lit(LOCK)}) AS "isLocked"`.execute(tx);
    if (!rows[0]?.isLocked) return undefined;
    // Limits how long others wait for this lock. A failed run is repeated an hour later.
    await sql`SET LOCAL lock_timeout = '5s'`.execute(tx);

    const events = await keepDays(tx, 'pingback_events', { now, days: retainDays });
    await keepDays(tx, 'pingback_counted', { now, days: RESPONSE_VALID_DAYS });
    // Rows without a valid day of their own: kept as long, counted from their arrival.
    await sql`DELETE FROM ${sql.table(otherDays('pingback_events'))} WHERE received_at < ${ago(now, retainDays)}`.execute(
      tx,
    );
    await sql`DELETE FROM ${sql.table(otherDays('pingback_counted'))} WHERE day < ${ago(now, RESPONSE_VALID_DAYS + 1)}`.execute(
      tx,
    );
    await sql`DELETE FROM pingback_minutes WHERE minute < ${ago(now, retainDays)}`.execute(tx);
    // Views of dropped buckets are added to the total of each item.
    await sql`
      WITH dropped AS (DELETE FROM pingback_item_buckets WHERE bucket < ${ago(now, BUCKETS_KEPT_DAYS)} RETURNING item_id, seen)
      INSERT INTO item_views (item_id, views) SELECT item_id, sum(seen) FROM dropped WHERE seen > 0 GROUP BY item_id ORDER BY item_id
      ON CONFLICT (item_id) DO UPDATE SET views = item_views.views + excluded.views`.execute(tx);
    return events;
  });
}

async function keepDays(
  tx: Db,
  table: TableByDay,
  { now, days }: { readonly now: number; readonly days: number },
): Promise<RetentionResult> {
  const existing = await daysOf(tx, table);
  const expected = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayOf(now + ahead * DAY_MS));
  const added = expected.filter((day) => !existing.includes(day));
  const oldest = dayOf(now - days * DAY_MS);
  const dropped = existing.filter((day) => day < oldest);
  for (const day of added) await addDay(tx, table, day);
  for (const day of dropped) await dropDay(tx, table, day);
  return { added, dropped };
}

function ago(now: number, days: number) {
  return sql<Date>`to_timestamp(${now - days * DAY_MS}::float8 / 1000)`;
}
