import type { Db } from '../database/schema.ts';
import { runRetention } from './run-retention.ts';

/** Often enough that a day that was missed is made up for long before it is needed. */
const EVERY_MS = 60 * 60 * 1000;

interface RetentionJobOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly retainDays: number;
  readonly onError: (error: unknown) => void;
}

/** Runs the retention now and then every hour. Gives the function that ends it, which waits for a run under way. */
export async function startRetention({
  db,
  clock,
  retainDays,
  onError,
}: RetentionJobOptions): Promise<() => Promise<void>> {
  const run = () => runRetention(db, { now: clock(), retainDays }).then(() => undefined, onError);
  let running = run();
  await running;
  const timer = setInterval(() => {
    running = run();
  }, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
