const STEPS = [1, 2, 5, 10];
/** Lines behind the bars at most, the one at the bottom not counted. */
const MOST_LINES = 4;
const MINUTE_MS = 60_000;

/** Values of the lines behind bars as tall as `highest`: round numbers from 0 on, the last of them no lower than it. */
export function lines(highest: number): readonly number[] {
  const least = Math.max(1, highest / MOST_LINES);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((each) => each * power >= least) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

/** Places of the bars that begin at a round time where the viewer is: every so many minutes from midnight on. */
export function roundTimes(times: readonly number[], everyMinutes: number): readonly number[] {
  return times.flatMap((at, index) => {
    const sinceMidnight = at / MINUTE_MS - new Date(at).getTimezoneOffset();
    return sinceMidnight % everyMinutes === 0 ? [index] : [];
  });
}
