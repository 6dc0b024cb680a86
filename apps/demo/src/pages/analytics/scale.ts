const STEPS = [1, 2, 5, 10];
/** Maximum number of ticks, without the one at zero. */
const MAX_TICKS = 4;
const MINUTE_MS = 60_000;

/** Returns the ticks of an axis: round numbers from 0 to at least `highest`. */
export function axisTicks(highest: number): readonly number[] {
  const minStep = Math.max(1, highest / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * (STEPS.find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

/** Returns the indexes of the times that are multiples of `everyMinutes` since local midnight. */
export function indexesOfRoundTimes(times: readonly number[], everyMinutes: number): readonly number[] {
  return times.flatMap((at, index) => {
    const sinceMidnight = at / MINUTE_MS - new Date(at).getTimezoneOffset();
    return sinceMidnight % everyMinutes === 0 ? [index] : [];
  });
}
