/** Below either size, the page has no share menu, logo, hover overlay, footer or cut-out (spec §9). CSS pixels. */
export const SMALL_WIDTH = 250;
export const SMALL_HEIGHT = 199;
/** Below this height, the share section is tightened (spec §9). CSS pixels. */
export const TIGHT_HEIGHT = 230;

/** Matches devices without a pointer that can hover. */
export const MOBILE_QUERY = '(hover: none) and (pointer: coarse)';

/** The size of the frame that shows an embed page. */
export interface EmbedSize {
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  readonly mobile: boolean;
}

export function isSmall({ width, height }: Pick<EmbedSize, 'width' | 'height'>): boolean {
  return width < SMALL_WIDTH || height < SMALL_HEIGHT;
}

export function isTight({ height }: Pick<EmbedSize, 'height'>): boolean {
  return height < TIGHT_HEIGHT;
}
