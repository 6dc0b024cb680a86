import { ANIMATED_RENDITIONS, type AnimatedRenditionName, type RenditionName } from '@zoetrope/model';

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Fixed sides of renditions (spec §3: 200, small 100). Without a side, the master's own size. */
const FIXED: {
  readonly [name in AnimatedRenditionName]: { readonly side?: 'width' | 'height'; readonly length: number };
} = {
  original: { length: 0 },
  downsized_large: { length: 0 },
  fixed_width: { side: 'width', length: 200 },
  fixed_height: { side: 'height', length: 200 },
  fixed_width_small: { side: 'width', length: 100 },
  fixed_height_small: { side: 'height', length: 100 },
};

/** All renditions, animated ones first. */
export const RENDITION_NAMES: readonly RenditionName[] = [
  ...ANIMATED_RENDITIONS,
  ...ANIMATED_RENDITIONS.map((name) => `${name}_still` as const),
];

export function isRenditionName(name: string): name is RenditionName {
  return RENDITION_NAMES.some((known) => known === name);
}

export function isStill(name: RenditionName): boolean {
  return name.endsWith('_still');
}

/** The animated rendition of a still; an animated one is itself. */
function animatedName(name: RenditionName): AnimatedRenditionName {
  return ANIMATED_RENDITIONS.find((moving) => name === moving || name === `${moving}_still`) ?? 'original';
}

/**
 * Size of a rendition in whole pixels, at least 1. The API and the encoder both use it, so they cannot differ. Small
 * masters are scaled up to the fixed side.
 */
export function renditionSize(name: RenditionName, master: Size): Size {
  const { side, length } = FIXED[animatedName(name)];
  if (side === 'width') return { width: length, height: scale(master.height, length, master.width) };
  if (side === 'height') return { width: scale(master.width, length, master.height), height: length };
  return { width: master.width, height: master.height };
}

function scale(other: number, to: number, from: number): number {
  return Math.max(1, Math.round((other * to) / from));
}
