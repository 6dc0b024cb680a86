/** Below either, share menu, logo, hover overlay, footer and cut-out are gone (spec §9). CSS pixels. */
export const SMALL_WIDTH = 250;
export const SMALL_HEIGHT = 199;
/** Below it the share section is tightened (spec §9). CSS pixels. */
export const TIGHT_HEIGHT = 230;

/** No pointer that can hover (ruling 18 of the requirements). */
export const MOBILE_QUERY = '(hover: none) and (pointer: coarse)';

/** The frame that an embed page is shown in. */
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
