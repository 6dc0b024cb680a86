import { aspectRatio, type Gif } from '@zoetrope/model';

/** Tile ratios are clamped to this range, so that one extreme GIF cannot fill the screen or disappear. */
export const MIN_RATIO = 0.2;
export const MAX_RATIO = 5;

/** The height of a tile divided by its width, clamped to 0.2–5; 1 when the size is unknown. */
export function tileRatio(width: number | undefined, height: number | undefined): number {
  const ratio = Number(height) / Number(width);
  return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? clampRatio(ratio) : 1;
}

/** Clamps a known ratio. */
function clampRatio(ratio: number): number {
  return Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);
}

/** The height of a GIF's tile divided by its width. */
export function gifRatio(gif: Gif): number {
  // A fast path for nearly all GIFs, because thousands may arrive at once.
  const size = gif.images?.fixed_width;
  const ratio = size ? size.height / size.width : 0;
  return MIN_RATIO < ratio && ratio < MAX_RATIO ? ratio : clampRatio(1 / aspectRatio(gif));
}
