const FACTORS = [1, 2, 5];
/** Maximum number of ticks, not counting the one at zero. */
const MAX_TICKS = 4;
const MINUTE_MS = 60_000;

/** Returns the ticks of an axis: round numbers from 0 to at least `highest`. */
export function axisTicks(highest: number): readonly number[] {
  const minStep = Math.max(1, highest / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(minStep));
  // If none of the factors is large enough, the step is the next power of ten.
  const step = power * (FACTORS.find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

export interface RoundTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Index in the list of all times. */
  readonly index: number;
}

/** Returns the times that are multiples of `everyMinutes`, a divisor of a day, since local midnight. */
export function roundTimes(times: readonly number[], everyMinutes: number): readonly RoundTime[] {
  return times
    .map((at, index) => ({ at, index }))
    .filter(({ at }) => {
      // A multiple since 1970 is also one since midnight, because `everyMinutes` divides a day.
      const localMinutes = at / MINUTE_MS - new Date(at).getTimezoneOffset();
      return localMinutes % everyMinutes === 0;
    });
}
