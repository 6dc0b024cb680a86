import type { Clock } from './clock.ts';

/** Spec §9: events go out so long after the last one. */
const QUIET_MS = 1000;
/** A stream of events without a pause is cut after this, so that none waits for ever. */
const MAX_WAIT_MS = 5000;

export interface QuietTimer {
  /** Something happened: runs after a quiet second, or five seconds after the first call. What runs stops the timer. */
  touch(): void;
  stop(): void;
}

export function createQuietTimer(clock: Pick<Clock, 'after'>, run: () => void): QuietTimer {
  let cancel: (() => void) | undefined;
  /** A timer of its own and no time of day, which viewers set and networks correct. */
  let cancelLatest: (() => void) | undefined;

  function stop() {
    cancel?.();
    cancelLatest?.();
    cancelLatest = undefined;
  }

  return {
    touch() {
      cancel?.();
      cancel = clock.after(QUIET_MS, run);
      cancelLatest ??= clock.after(MAX_WAIT_MS, run);
    },
    stop,
  };
}
