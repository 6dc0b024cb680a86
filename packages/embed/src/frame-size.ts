import { aspectRatio, EMBED_CODE_SIZE, type Gif } from '@zoetrope/model';
import { mediaFiles } from './card/media-files.ts';

export interface FrameLimits {
  /** CSS pixels. @default 480, which is also the maximum */
  readonly maxwidth?: number | undefined;
  /** CSS pixels. @default 480, which is also the maximum */
  readonly maxheight?: number | undefined;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of an iframe for a GIF, in whole CSS pixels: the largest with the GIF's aspect ratio within the
 * limits.
 *
 * @example
 * frameSize(gif, { maxwidth: 320 }); // { width: 320, height: 180 }
 */
export function frameSize(
  gif: Gif,
  { maxwidth = EMBED_CODE_SIZE, maxheight = EMBED_CODE_SIZE }: FrameLimits = {},
): FrameSize {
  const ratio = ratioOf(gif);
  const width = Math.min(maxwidth, EMBED_CODE_SIZE, Math.min(maxheight, EMBED_CODE_SIZE) * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}

/** The aspect ratio of the largest rendition, because rounding changes the ratio of small ones. */
function ratioOf(gif: Gif): number {
  const { width = 0, height = 0 } = mediaFiles(gif) ?? {};
  return width > 0 && height > 0 ? width / height : aspectRatio(gif);
}
