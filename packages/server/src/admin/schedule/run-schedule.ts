import type { Db } from '../../database/schema.ts';
import { advanceSchedule } from './schedule.ts';

/** How late something may go live. */
const EVERY_MS = 1000;

export interface RunScheduleOptions {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Keeps the schedule going until the function it gives is called, which waits for what is under way. */
export function runSchedule({ db, clock, onError }: RunScheduleOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();

  function next(): void {
    timer = setTimeout(() => {
      running = advance();
    }, EVERY_MS).unref();
  }

  async function advance(): Promise<void> {
    try {
      // What was due while nobody ran goes live in one go.
      while (!isStopped && (await advanceSchedule(db, clock())) > 0);
    } catch (error) {
      if (!isStopped) onError(error);
    }
    if (!isStopped) next();
  }

  running = advance();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
