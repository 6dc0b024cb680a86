/** Some frames of an animation, and how long each is shown. */
export interface FrameRange {
  readonly first: number;
  /** Milliseconds of each. */
  readonly delays: readonly number[];
}

/** The frames that are shown within `duration` from `start` on, in milliseconds; undefined when it is over by then. */
export function framesBetween(delays: readonly number[], start: number, duration: number): FrameRange | undefined {
  let begin = 0;
  let first: number | undefined;
  const shown: number[] = [];
  for (const [index, delay] of delays.entries()) {
    const part = Math.min(begin + delay, start + duration) - Math.max(begin, start);
    if (part > 0) {
      first ??= index;
      // Whole hundredths of a second are all that a GIF can say.
      shown.push(Math.max(10, Math.round(part / 10) * 10));
    }
    begin += delay;
  }
  return first === undefined ? undefined : { first, delays: shown };
}
