import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { digestOf } from './tokens.ts';

const WINDOW_MS = 15 * 60 * 1000;

export interface AttemptLimit {
  /** Identifies what is attempted, for example `sign-in ada`. */
  readonly subject: string;
  readonly max: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Counts an attempt. False if there were too many recently. Counting comes first, so that concurrent attempts gain
 * nothing.
 */
export async function countAttempt(db: Db, { subject, max, now }: AttemptLimit): Promise<boolean> {
  const start = windowStart(now);
  await db.deleteFrom('attempts').where('window_start', '<', start).execute();
  const { count } = await db
    .insertInto('attempts')
    .values({ subject_digest: digestOf(subject), window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject_digest', 'window_start']).doUpdateSet({ count: sql`attempts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= max;
}

/** Like `countAttempt`, but throws 429 with the time to wait. */
export async function limitAttempts(db: Db, limit: AttemptLimit): Promise<void> {
  if (await countAttempt(db, limit)) return;
  const seconds = Math.ceil((windowStart(limit.now).getTime() + WINDOW_MS - limit.now) / 1000);
  throw new ApiError(`Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`, {
    status: 429,
    code: 'rate-limit',
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Resets the counter, for example after a success. */
export async function resetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject_digest', '=', digestOf(subject)).execute();
}

function windowStart(now: number): Date {
  return new Date(now - (now % WINDOW_MS));
}
