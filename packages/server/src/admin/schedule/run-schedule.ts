import type { Db } from '../../database/schema.ts';
import { runEvery } from '../shared/run-every.ts';
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
  return runEvery({
    ms: EVERY_MS,
    async run(signal) {
      // Entries that became due while no process was running go live at once.
      while (!signal.aborted && (await advanceSchedule(db, clock())) > 0);
    },
    onError,
  });
}
