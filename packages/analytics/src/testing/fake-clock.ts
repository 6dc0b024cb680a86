import type { Clock } from '../clock.ts';

export interface FakeClock extends Clock {
  /** Winds on, runs what falls due on the way, and lets promises settle in between. */
  advance(ms: number): Promise<void>;
  /** How many timers wait. */
  pending(): number;
}

/** Lets everything that promises alone can do happen. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

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
      await settled();
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
        await settled();
      }
      now = end;
    },
    pending: () => timers.size,
  };
}
