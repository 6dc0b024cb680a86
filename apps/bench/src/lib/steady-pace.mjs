import { setTimeout as wait } from 'node:timers/promises';

/** Slower than so many times the best pace seen, a processor is shared with somebody. */
const STEADY = 1.1;
/** So many samples in a row, with a pause before each. */
const STRETCH = 8;
const PAUSE_MS = 50;
/** Then the machine is taken as it is: once, and of all that is measured with one `createSteadyPace`. */
export const PATIENCE_MS = 5000;
const PATIENCE_IN_ALL_MS = 30 * 60_000;
const MAX_TRIES = 3;

/**
 * A processor that is shared with a neighbour works half as slow again, for seconds or minutes, and processor time grows
 * with it. So the best pace seen so far is waited for, and a figure remembers the pace at which it was measured. Whoever
 * is measured is waited for alike, and no figure is looked at for it.
 *
 * `run` runs a function where the measuring is done, and gives its answer. A pace is milliseconds of the same work.
 */
export function createSteadyPace() {
  let best = Number.POSITIVE_INFINITY;
  let leftMs = PATIENCE_IN_ALL_MS;

  const isSteady = (pace) => pace <= best * STEADY;

  async function sample(run) {
    const pace = await run(work);
    best = Math.min(best, pace);
    return pace;
  }

  /** The slowest pace of the stretch that it has waited for. */
  async function untilSteady(run) {
    const start = performance.now();
    const patience = Math.min(PATIENCE_MS, leftMs);
    let stretch = [];
    do {
      await wait(PAUSE_MS);
      stretch = [...stretch, await sample(run)].slice(-STRETCH);
    } while (!(stretch.length === STRETCH && stretch.every(isSteady)) && performance.now() - start < patience);
    leftMs -= performance.now() - start;
    return Math.max(...stretch);
  }

  /** What `act` gives, and the slowest pace before and after it. */
  async function atSteadyPace(run, act) {
    const before = await untilSteady(run);
    const result = await act();
    return { result, pace: Math.max(before, await sample(run)) };
  }

  /** All that `measure` gave until its pace was steady, or until patience was over. What has no pace needs none. */
  async function triesOf(measure) {
    const results = [];
    do results.push(await measure());
    while (!isSteady(results.at(-1).pace ?? 0) && results.length < MAX_TRIES && leftMs > 0);
    return results;
  }

  return { isSteady, atSteadyPace, triesOf };
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
