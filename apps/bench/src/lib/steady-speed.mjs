import { setTimeout as wait } from 'node:timers/promises';

/**
 * If the reference work takes more than this multiple of its best time, the processor is shared with other processes.
 */
const MAX_SLOWDOWN = 1.1;
/** Consecutive samples that must be steady, with a pause before each. */
const SAMPLES = 8;
const PAUSE_MS = 50;
/** The longest wait for a steady speed: per measurement, and in total per `createSteadySpeed`. */
export const TIMEOUT_MS = 5000;
const TOTAL_TIMEOUT_MS = 8 * 60_000;
const MAX_ATTEMPTS = 3;

/**
 * Waits for a steady machine speed. While other processes share the processor, the same work takes up to 50 % more CPU
 * time, for seconds or minutes. So each measurement waits until a fixed reference work is nearly as fast as at best,
 * and stores the duration of the reference work as `referenceMs`. The wait is the same for all libraries, and does not
 * depend on the measured figures.
 *
 * `run` calls a function in the measured process, and returns its result.
 */
export function createSteadySpeed() {
  let best = Number.POSITIVE_INFINITY;
  let remainingMs = TOTAL_TIMEOUT_MS;

  const isSteady = (referenceMs) => referenceMs <= best * MAX_SLOWDOWN;

  async function sample(run) {
    const referenceMs = await run(referenceWork);
    best = Math.min(best, referenceMs);
    return referenceMs;
  }

  /** Waits for a series of steady samples. Returns the slowest one. */
  async function waitUntilSteady(run) {
    const start = performance.now();
    const timeout = Math.min(TIMEOUT_MS, remainingMs);
    let samples = [];
    do {
      await wait(PAUSE_MS);
      samples = [...samples, await sample(run)].slice(-SAMPLES);
    } while (!(samples.length === SAMPLES && samples.every(isSteady)) && performance.now() - start < timeout);
    remainingMs -= performance.now() - start;
    return Math.max(...samples);
  }

  /** Returns the result of `act`, and the slowest reference work before and after it. */
  async function atSteadySpeed(run, act) {
    const before = await waitUntilSteady(run);
    const result = await act();
    return { result, referenceMs: Math.max(before, await sample(run)) };
  }

  /** Repeats a measurement until its speed was steady, at most three times. Returns the results of all attempts. */
  async function measureUntilSteady(measure) {
    const results = [];
    do results.push(await measure());
    while (!isSteady(results.at(-1).referenceMs ?? 0) && results.length < MAX_ATTEMPTS && remainingMs > 0);
    return results;
  }

  return { isSteady, atSteadySpeed, measureUntilSteady };
}

/** Returns the milliseconds of fixed work. Four independent sums keep the processor busier than a single one. */
function referenceWork() {
  const numbers = new Uint32Array(4096).map((_, index) => Math.imul(index, 2654435761));
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
    // Uses the sums, so that the compiler does not remove the loop.
    numbers[0] = a ^ b ^ c ^ d;
    return performance.now() - start;
  }
  return Math.min(once(), once(), once());
}
