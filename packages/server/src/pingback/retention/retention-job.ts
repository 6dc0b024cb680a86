import type { Db } from '../../database/schema.ts';
import { runRetention } from './run-retention.ts';

/** Often enough to make up for a missed run long before partitions are needed. */
const EVERY_MS = 60 * 60 * 1000;
/** Delay after a failure, such as a database restart. */
const RETRY_MS = 60 * 1000;

interface RetentionJobOptions {
  readonly db: Db;
  readonly clock: () => number;
  readonly retainDays: number;
  readonly onError: (error: unknown) => void;
}

/** Runs the retention now and every hour. Returns a function that stops it and waits for the current run. */
export async function startRetention({
  db,
  clock,
  retainDays,
  onError,
}: RetentionJobOptions): Promise<() => Promise<void>> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let pause = EVERY_MS;
    try {
      await runRetention(db, { now: clock(), retainDays });
    } catch (error) {
      pause = RETRY_MS;
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  }

  let running = run();
  await running;
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
