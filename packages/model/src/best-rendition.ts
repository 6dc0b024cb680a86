import { bestFit, type FitOptions } from './best-fit.ts';
import type { AnimatedRenditionName, Images, Rendition } from './rendition.ts';

/** In order of preference, for renditions that fit equally well. */
const CANDIDATES = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
] as const satisfies readonly AnimatedRenditionName[];

export interface BestRendition extends Rendition {
  /** Its key in `images`. Pass it to `renditionUrl` for the still and for other formats. */
  readonly name: (typeof CANDIDATES)[number];
}

/**
 * The rendition for a box: the closest one in size that is large enough, or else the
 * largest, because a soft picture is better than none. Undefined if no rendition has a size, or the box has no area.
 * For high-density screens, multiply the box by `devicePixelRatio`.
 *
 * @example
 * const best = bestRendition(gif.images, { width: 200, height: 113 });
 * const url = best && renditionUrl(gif.images, best.name, { format: 'webp' });
 */
export function bestRendition(images: Images | undefined, box: FitOptions): BestRendition | undefined {
  // `name` first: appending it to a copy of a rendition would deoptimize code that reads renditions.
  const candidates = CANDIDATES.flatMap((name) => (images?.[name]?.url ? { name, ...images[name] } : []));
  return bestFit(candidates, box);
}
