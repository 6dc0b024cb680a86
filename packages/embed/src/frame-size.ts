import { aspectRatio, EMBED_CODE_SIZE, type Gif } from '@zoetrope/model';
import { mediaFiles } from './card/media-files.ts';

export interface FrameLimits {
  /** CSS pixels. Default: that of the embed code, which is the most. */
  readonly maxwidth?: number | undefined;
  /** CSS pixels. Default: that of the embed code, which is the most. */
  readonly maxheight?: number | undefined;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a frame with the embed page of a GIF: the largest of the GIF's own proportions, in whole pixels. */
export function frameSize(
  gif: Gif,
  { maxwidth = EMBED_CODE_SIZE, maxheight = EMBED_CODE_SIZE }: FrameLimits = {},
): FrameSize {
  const ratio = ratioOf(gif);
  const width = Math.min(maxwidth, EMBED_CODE_SIZE, Math.min(maxheight, EMBED_CODE_SIZE) * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}

/** Of the largest rendition, since the smaller ones are rounded more. */
function ratioOf(gif: Gif): number {
  const { width = 0, height = 0 } = mediaFiles(gif) ?? {};
  return width > 0 && height > 0 ? width / height : aspectRatio(gif);
}
