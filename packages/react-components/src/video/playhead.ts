/** Parts of a clip that are told once in each loop (spec §9). */
const QUARTILES = [0.25, 0.5, 0.75] as const;
export type Quartile = (typeof QUARTILES)[number];

/** Where a clip is, and what of this loop has been told. */
export interface Playhead {
  /** Seconds. */
  readonly time: number;
  readonly loops: number;
  readonly told: readonly Quartile[];
}

export interface Advance {
  readonly head: Playhead;
  /** Quartiles that were played past, in order. */
  readonly passed: readonly Quartile[];
  readonly hasLooped: boolean;
}

export const START_OF_CLIP: Playhead = { time: 0, loops: 0, told: [] };

/** How far from its ends a clip may be when it is looked at last before and first after it begins anew, in seconds. */
const SLACK = 1;

/**
 * The clip has played on to `time`. A browser that loops by itself says nothing of it: the time goes from the end back to
 * the beginning. What had not been told by then was played past all the same.
 */
export function advance(head: Playhead, time: number, duration: number): Advance {
  if (!(duration > 0 && duration < Number.POSITIVE_INFINITY))
    return { head: { ...head, time }, passed: [], hasLooped: false };
  const between = (from: number, to: number, told: readonly Quartile[]) =>
    QUARTILES.filter((part) => part * duration > from && part * duration <= to && !told.includes(part));
  if (!beginsAnew(head.time, time, duration)) {
    const passed = between(head.time, time, head.told);
    return { head: { ...head, time, told: [...head.told, ...passed] }, passed, hasLooped: false };
  }
  const told = between(0, time, []);
  const passed = [...between(head.time, duration, head.told), ...told];
  return { head: { time, loops: head.loops + 1, told }, passed, hasLooped: true };
}

/** The clip was put at another time: nothing between was played. */
export function jump(head: Playhead, time: number): Playhead {
  return { ...head, time };
}

/** Whether `time` follows on `before` because the clip has begun anew. */
export function beginsAnew(before: number, time: number, duration: number): boolean {
  const slack = Math.min(SLACK, duration / 2);
  return time < before && duration - before <= slack && time <= slack;
}
