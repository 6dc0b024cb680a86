import type { Clock } from '@zoetrope/model';

/** A clock with timers. */
export interface TimerClock extends Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: TimerClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
