/** Frames of an animation, with their durations. */
export interface FrameRange {
  readonly first: number;
  /** Duration of each frame in milliseconds. */
  readonly delays: readonly number[];
}

/** The frames shown in `duration` milliseconds from `start`. Undefined if `start` is after the end. */
export function framesBetween(delays: readonly number[], start: number, duration: number): FrameRange | undefined {
  let begin = 0;
  let first: number | undefined;
  const indices: number[] = [];
  for (const [index, delay] of delays.entries()) {
    const part = Math.min(begin + delay, start + duration) - Math.max(begin, start);
    if (part > 0) {
      first ??= index;
      // GIF durations are multiples of 10 ms.
      indices.push(Math.max(10, Math.round(part / 10) * 10));
    }
    begin += delay;
  }
  return first === undefined ? undefined : { first, delays: indices };
}
