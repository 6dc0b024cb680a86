import { bestFit } from './best-fit.ts';
import type { Images, MovingRenditionName, Rendition } from './rendition.ts';

/** Order matters where two fit equally well (spec §9, M-3). */
const CANDIDATES = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const satisfies readonly MovingRenditionName[];

export interface BestRendition extends Rendition {
  /** Its key in `images`; for its still and its formats see `renditionUrl`. */
  readonly name: (typeof CANDIDATES)[number];
}

export interface FitOptions {
  /** Pixels that a file may be too small on each side. @default 50 (spec §9) */
  readonly tolerance?: number | undefined;
}

/**
 * The rendition to show in a box of `width` × `height` pixels: the nearest in size that is large enough, else the
 * largest, since something must be shown. Undefined when there is no rendition with a size, or the box has no area. Multiply the box by the device pixel ratio first, if that is wanted.
 */
export function bestRendition(
  images: Images | undefined,
  width: number,
  height: number,
  { tolerance }: FitOptions = {},
): BestRendition | undefined {
  // The name first: a copy that only adds to a rendition makes engines give up the code that counts on the shape of them.
  const candidates = CANDIDATES.flatMap((name) => (images?.[name]?.url ? { name, ...images[name] } : []));
  return bestFit(candidates, width, height, tolerance);
}
