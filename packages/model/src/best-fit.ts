/** Anything with a size in pixels. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Pixels that a rendition may be scaled up on each side (spec §9). */
export const SCALE_UP_TOLERANCE = 50;

/**
 * The candidate that serves a box best: among those at most `tolerance` px too small on both sides, the one of the
 * nearest area; where none is that large, the largest. The first wins a tie. Candidates and boxes without an area are passed over.
 */
export function bestFit<T extends Sized>(
  candidates: readonly T[],
  width: number,
  height: number,
  tolerance: number = SCALE_UP_TOLERANCE,
): T | undefined {
  if (!hasArea({ width, height })) return undefined;
  const usable = candidates.filter(hasArea);
  const fitting = usable.filter((each) => width - each.width <= tolerance && height - each.height <= tolerance);
  return (
    least(fitting, (each) => Math.abs(1 - (each.width / width) * (each.height / height))) ??
    least(usable, (each) => -each.width * each.height)
  );
}

function hasArea({ width, height }: Sized): boolean {
  // One divided by what is endless is 0.
  return width > 0 && height > 0 && 1 / (width * height) > 0;
}

/** Of our own copy, which is put in order. */
function least<T>(copy: T[], cost: (item: T) => number): T | undefined {
  return copy.sort((a, b) => cost(a) - cost(b))[0];
}
