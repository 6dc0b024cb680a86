import { setTimeout as wait } from 'node:timers/promises';

/** Slower than so many times the best pace seen, a processor is shared with somebody. */
const STEADY = 1.1;
/** So many samples in a row, with a pause before each. */
const STRETCH = 8;
const PAUSE_MS = 50;
/** Then the machine is taken as it is: once, and of all that is measured with one `createSteadyPace`. */
export const PATIENCE_MS = 20_000;
const PATIENCE_IN_ALL_MS = 30 * 60_000;

/**
 * Waits, before a clock starts, until the best pace seen so far is kept for a while. A processor that is shared with a
 * neighbour works half as slow again, for seconds or minutes, and processor time grows with it. It is waited for whoever
 * is measured, and nothing is thrown away for what it shows.
 *
 * `run` runs a function where the measuring is done, and gives its answer. `missed()` says how often patience was over.
 */
export function createSteadyPace() {
  let best = Number.POSITIVE_INFINITY;
  let leftMs = PATIENCE_IN_ALL_MS;
  let asked = 0;
  let missed = 0;

  async function untilSteady(run) {
    const start = performance.now();
    const patience = Math.min(PATIENCE_MS, leftMs);
    let quick = 0;
    while (quick < STRETCH && performance.now() - start < patience) {
      await wait(PAUSE_MS);
      const pace = await run(work);
      best = Math.min(best, pace);
      quick = pace <= best * STEADY ? quick + 1 : 0;
    }
    asked += 1;
    if (quick < STRETCH) missed += 1;
    leftMs -= performance.now() - start;
  }

  return {
    untilSteady,
    missed: () => `${missed} of ${asked} times the machine was shared for too long to wait for it`,
  };
}

/** Milliseconds of a fixed piece of work: several sums at once, since one that waits for itself leaves room for a neighbour. */
function work() {
  const numbers = new Uint32Array(4096).map((_, at) => Math.imul(at, 2654435761));
  function once() {
    const start = performance.now();
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let round = 0; round < 600; round += 1) {
      for (let at = 0; at < numbers.length; at += 4) {
        a = (a + (numbers[at] ^ b)) | 0;
        b = (b + (numbers[at + 1] >>> 1)) | 0;
        c = (c ^ numbers[at + 2]) | 0;
        d = (d + (numbers[at + 3] & 255)) | 0;
        if ((numbers[at] & 6) === 2) d = (d + 1) | 0;
      }
    }
    // What nobody reads need not be counted.
    numbers[0] = a ^ b ^ c ^ d;
    return performance.now() - start;
  }
  return Math.min(once(), once(), once());
}
