/** Flatter or taller tiles are cut to these, so that one extreme GIF cannot fill a screen or vanish. */
export const MIN_RATIO = 0.2;
export const MAX_RATIO = 5;

/** Height divided by width of a tile, within 0.2 and 5; 1 where the size is not known. */
export function tileRatio(width: number | undefined, height: number | undefined): number {
  const ratio = Number(height) / Number(width);
  return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? cutRatio(ratio) : 1;
}

/** A ratio that is known, cut. */
export function cutRatio(ratio: number): number {
  return Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);
}
