import { sql } from 'kysely';
import { PREPARED } from '../../database/direct-session.ts';
import { inScope } from '../../database/query-scope.ts';
import type { Db } from '../../database/schema.ts';
import { bucketName, type LimitStore } from './shared-limits.ts';
import { MINUTE_MS, takeResult } from './token-buckets.ts';

export interface PostgresLimitsOptions {
  readonly db: Db;
  /** Called when expired buckets could not be deleted; that is retried. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since 1970. Default: the clock of the database, which all processes share. */
  readonly clock?: (() => number) | undefined;
}

interface TakenToken {
  readonly tokens: number;
  readonly is_allowed: boolean;
}

/**
 * Opens token buckets in the table `rate_limits`, which Postgres does not write to its log: after a crash, all buckets
 * are full.
 */
export function openPostgresLimits({ db, onError, clock }: PostgresLimitsOptions): LimitStore {
  const now = () =>
    clock === undefined
      ? sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8`
      : sql<number>`${clock()}::float8`;
  const deletion = setInterval(() => void deleteFull().catch(onError), MINUTE_MS).unref();

  /** A bucket is full after a minute without calls. Rows in use are skipped, so that no request waits. */
  async function deleteFull(): Promise<void> {
    await sql`DELETE FROM rate_limits WHERE bucket IN (
      SELECT bucket FROM rate_limits WHERE counted_at < ${now()} - ${MINUTE_MS} FOR UPDATE SKIP LOCKED
    )`.execute(db);
  }

  return {
    async take(subject, perMinute) {
      // Like `createTokenBuckets`. The time is read once the row is locked, so it never goes back between two calls.
      const statement = sql<TakenToken>`${PREPARED}
        INSERT INTO rate_limits (bucket, tokens, is_allowed, counted_at)
        VALUES (${bucketName(subject)}, ${perMinute - 1}, true, ${now()})
        ON CONFLICT (bucket) DO UPDATE SET (tokens, is_allowed, counted_at) = (
          SELECT CASE WHEN available >= 1 THEN available - 1 ELSE available END, available >= 1, now
          FROM (SELECT ${now()} AS now) AS time, LATERAL (
            SELECT LEAST(
              ${perMinute}::float8,
              rate_limits.tokens + GREATEST(0, now - rate_limits.counted_at) * ${perMinute}::float8 / ${MINUTE_MS}::float8
            ) AS available
          ) AS refilled
        )
        RETURNING tokens, is_allowed`;
      const { rows } = await inScope({ work: 'limit' }, () => statement.execute(db));
      const [{ tokens, is_allowed } = { tokens: 0, is_allowed: false }] = rows;
      return takeResult({ allowed: is_allowed, tokens, perMinute });
    },
    async check() {
      await inScope({ work: 'limit' }, () => sql`SELECT FROM rate_limits LIMIT 1`.execute(db));
    },
    async close() {
      clearInterval(deletion);
    },
  };
}
