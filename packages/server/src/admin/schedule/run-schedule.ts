import type { Db } from '../../database/schema.ts';
import { advanceSchedule } from './schedule.ts';

/** Maximum delay before something goes live. */
const EVERY_MS = 1000;

export interface RunScheduleOptions {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Advances the schedule until the returned function is called, which waits for the current run. */
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
      // Entries that became due while no process was running go live at once.
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
