/** The parts of a clip that are reported once per loop. */
const QUARTILES = [0.25, 0.5, 0.75] as const;
export type Quartile = (typeof QUARTILES)[number];

/** The position in a clip, and which quartiles of the current loop have been reported. */
export interface Playhead {
  /** Seconds. */
  readonly time: number;
  readonly loops: number;
  readonly reported: readonly Quartile[];
}

export interface Advance {
  readonly head: Playhead;
  /** The quartiles that were passed, in order. */
  readonly passed: readonly Quartile[];
  readonly hasLooped: boolean;
}

export const INITIAL_PLAYHEAD: Playhead = { time: 0, loops: 0, reported: [] };

/** A loop is recognized by two times this close, in seconds, to the end and to the start of the clip. */
const LOOP_TOLERANCE_SECONDS = 1;

/**
 * Advances the playhead to `time`. Browsers do not dispatch an event for a loop: the time goes from the end to the
 * start. Quartiles between the last known time and the end count as passed.
 */
export function advance(head: Playhead, time: number, duration: number): Advance {
  const isDurationKnown = duration > 0 && Number.isFinite(duration);
  if (!isDurationKnown) return { head: { ...head, time }, passed: [], hasLooped: false };
  const quartilesBetween = (from: number, to: number) =>
    QUARTILES.filter((quartile) => quartile * duration > from && quartile * duration <= to);
  const notReported = (quartile: Quartile) => !head.reported.includes(quartile);
  if (!isLoopRestart({ from: head.time, to: time }, duration)) {
    const passed = quartilesBetween(head.time, time).filter(notReported);
    return { head: { ...head, time, reported: [...head.reported, ...passed] }, passed, hasLooped: false };
  }
  const reported = quartilesBetween(0, time);
  const passed = [...quartilesBetween(head.time, duration).filter(notReported), ...reported];
  return { head: { time, loops: head.loops + 1, reported }, passed, hasLooped: true };
}

/** Moves the playhead without playing what is in between. */
export function jump(head: Playhead, time: number): Playhead {
  return { ...head, time };
}

/** Whether a change of the time, in seconds, is the restart of a loop. */
export function isLoopRestart({ from, to }: { readonly from: number; readonly to: number }, duration: number): boolean {
  const tolerance = Math.min(LOOP_TOLERANCE_SECONDS, duration / 2);
  return to < from && duration - from <= tolerance && to <= tolerance;
}
