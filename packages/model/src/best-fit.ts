/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels by which a rendition may be scaled up in each dimension. */
export const SCALE_UP_TOLERANCE = 50;

/** A box in pixels that an image or a video is displayed in. */
export interface FitOptions extends Size {
  /** Pixels by which a file may be scaled up in each dimension. @default 50 */
  readonly tolerance?: number | undefined;
}

/**
 * The best candidate for a box: among those at most `tolerance` px too small in both dimensions, the one whose area is
 * closest to the area of the box; if none is large enough, the largest. The first one wins a tie. Candidates without an
 * area are ignored; undefined if the box has none.
 */
export function bestFit<T extends Size>(
  candidates: readonly T[],
  { width, height, tolerance = SCALE_UP_TOLERANCE }: FitOptions,
): T | undefined {
  if (!hasArea({ width, height })) return undefined;
  const usable = candidates.filter(hasArea);
  const fitting = usable.filter(
    (candidate) => width - candidate.width <= tolerance && height - candidate.height <= tolerance,
  );
  const areaDifference = (candidate: T) => Math.abs(1 - (candidate.width / width) * (candidate.height / height));
  return minBy(fitting, areaDifference) ?? minBy(usable, (candidate) => -candidate.width * candidate.height);
}

function hasArea({ width, height }: Size): boolean {
  return width > 0 && height > 0 && Number.isFinite(width * height);
}

function minBy<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let best: T | undefined;
  for (const item of items) {
    if (best === undefined || cost(item) < cost(best)) best = item;
  }
  return best;
}
