import type { Clock } from './clock.ts';

/** Spec §9: events go out so long after the last one. */
export const QUIET_MS = 1000;
/** A stream of events without a pause is cut after this, so that none waits for ever. */
export const MAX_WAIT_MS = 5000;

export interface QuietTimer {
  /** Something happened: runs after a quiet second, or five seconds after the first call. */
  touch(): void;
  stop(): void;
}

export function createQuietTimer(clock: Clock, run: () => void): QuietTimer {
  let cancel: (() => void) | undefined;
  let latest: number | undefined;

  function stop() {
    cancel?.();
    cancel = undefined;
    latest = undefined;
  }

  return {
    touch() {
      const now = clock.now();
      latest ??= now + MAX_WAIT_MS;
      cancel?.();
      cancel = clock.after(Math.min(QUIET_MS, latest - now), () => {
        stop();
        run();
      });
    },
    stop,
  };
}
