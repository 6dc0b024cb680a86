/** The current time and timers. Injected, so that tests can control both. */
export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds. Returns a function that cancels the call. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
