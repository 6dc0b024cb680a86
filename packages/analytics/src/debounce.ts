import type { TimerClock } from './clock.ts';

/** Spec §9: events are sent this long after the last one. */
const WAIT_MS = 1000;
/** Events that never pause are sent at this interval, so that none waits forever. */
const MAX_WAIT_MS = 5000;

export interface Debounce {
  /** Calls `run` after 1 s without another `schedule()`, and at most 5 s after the first one. */
  schedule(): void;
  cancel(): void;
}

/** A trailing debounce with a maximum wait. `run` must call `cancel`. */
export function createDebounce(clock: Pick<TimerClock, 'after'>, run: () => void): Debounce {
  let cancelWait: (() => void) | undefined;
  /** A timer of its own instead of comparing times: users and networks change the system clock. */
  let cancelMaxWait: (() => void) | undefined;

  return {
    schedule() {
      cancelWait?.();
      cancelWait = clock.after(WAIT_MS, run);
      cancelMaxWait ??= clock.after(MAX_WAIT_MS, run);
    },
    cancel() {
      cancelWait?.();
      cancelMaxWait?.();
      cancelMaxWait = undefined;
    },
  };
}
