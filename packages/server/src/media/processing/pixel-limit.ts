import { ApiError } from '../../http/api-error.ts';
import { countFrames } from './count-frames.ts';
import type { PictureFacts } from './picture-facts.ts';
import type { SniffedType } from './sniff-type.ts';

/** Pixels of all frames: small files can decompress to any number of them. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 2000;
/** Frames of a clip of a minute, at 240 per second. */
const MAX_VIDEO_FRAMES = 14_400;

/** Throws 400 for an animation or clip with too many frames, before anything decodes it. */
export function requireFrameLimit(bytes: Buffer, type: SniffedType['type'], parameter: string): void {
  if (type === 'other') return;
  const max = type === 'mp4' ? MAX_VIDEO_FRAMES : MAX_FRAMES;
  requireFrames(countFrames(bytes, type, max), max, parameter);
}

/** Throws 400 for a clip with too many frames. */
export function requireVideoFrames(frames: number, parameter: string): void {
  requireFrames(frames, MAX_VIDEO_FRAMES, parameter);
}

function requireFrames(frames: number, max: number, parameter: string): void {
  if (frames <= max) return;
  throw new ApiError(`The file has too many frames: the limit is ${max}.`, {
    status: 400,
    code: 'validation',
    parameter,
  });
}

type FrameCounts = Pick<PictureFacts, 'width' | 'height' | 'frames'>;

/** Whether an animation is small enough to be decoded as a whole. */
export function isWithinPixelLimit({ width, height, frames }: FrameCounts): boolean {
  return width * height * frames <= MAX_PIXELS && frames <= MAX_FRAMES;
}

/** Throws 400 for a picture that is too large to decode. */
export function requirePixelLimit(facts: FrameCounts, parameter: string): void {
  if (isWithinPixelLimit(facts)) return;
  const { width, height, frames } = facts;
  const has = `${width} × ${height} in ${frames} frames`;
  throw new ApiError(
    `The file has too many pixels: ${has}. The limit is ${MAX_PIXELS / 1e6} million in ${MAX_FRAMES} frames.`,
    { status: 400, code: 'validation', parameter },
  );
}
