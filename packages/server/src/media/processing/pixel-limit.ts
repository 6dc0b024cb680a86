import { ApiError } from '../../http/api-error.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Pixels of all frames: small files can decompress to any number of them. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 2000;

/** Throws 400 for a picture that is too large to decode. */
export function requirePixelLimit(
  { width, height, frames }: Pick<PictureFacts, 'width' | 'height' | 'frames'>,
  parameter: string,
) {
  const pixels = width * height * frames;
  if (pixels <= MAX_PIXELS && frames <= MAX_FRAMES) return;
  const has = `${width} × ${height} in ${frames} frames`;
  throw new ApiError(
    400,
    'validation',
    `The file has too many pixels: ${has}. The limit is ${MAX_PIXELS / 1e6} million in ${MAX_FRAMES} frames.`,
    { parameter },
  );
}
