import type { TimerClock } from '../clock.ts';

export interface FakeClock extends TimerClock {
  /** Advances the time, runs due timers, and lets promises settle after each. */
  advance(ms: number): Promise<void>;
  /** Returns the number of pending timers. */
  pending(): number;
}

/** Resolves after all promise callbacks have run. */
export const promisesSettled = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();

  function nextBefore(end: number) {
    return [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      await promisesSettled();
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
        await promisesSettled();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}
