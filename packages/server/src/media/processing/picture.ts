import sharp, { type Sharp } from 'sharp';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import { requirePixelLimit } from './pixel-limit.ts';
import { unreadableError } from './unreadable.ts';

/** An upright picture that sharp can read. */
export interface Picture {
  readonly bytes: Buffer;
  readonly facts: PictureFacts;
}

/** The decoded frames of an animation. */
export interface RawFrames {
  /** All frames, concatenated. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** Duration of each frame in milliseconds. */
  readonly delays: readonly number[];
  /** Number of plays; 0 for endless. */
  readonly loop: number;
}

/** Reads a picture, enforces the limits, and applies its orientation. */
export async function readPicture(bytes: Buffer, parameter: string): Promise<Picture> {
  const facts = await pictureFacts(bytes);
  if (facts === undefined) throw unreadableError(parameter);
  requirePixelLimit(facts, parameter);
  if (facts.orientation === 1) return { bytes, facts };
  try {
    const upright = await applyOrientation(bytes, facts);
    return { bytes: upright, facts: { ...facts, ...(await pictureFacts(upright)) } };
  } catch (error) {
    throw unreadableError(parameter, error);
  }
}

async function applyOrientation(bytes: Buffer, facts: PictureFacts): Promise<Buffer> {
  const { width, height, frames, delays, loop, orientation } = facts;
  const source = sharp(bytes, { animated: true, limitInputPixels: false });
  if (frames === 1) return source.autoOrient().png({ compressionLevel: 1 }).toBuffer();
  const { data: pixels, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels === 4 ? 4 : 3;
  return encodeFrames(await turnFrames({ pixels, width, height, channels, delays, loop }, orientation));
}

/** Encodes frames as a lossless WebP, which sharp can read. */
export function encodeFrames({ pixels, width, height, channels, delays, loop }: RawFrames): Promise<Buffer> {
  const raw = { width, height: height * delays.length, channels, pageHeight: height };
  return sharp(pixels.subarray(0, width * height * channels * delays.length), { raw, limitInputPixels: false })
    .webp({ lossless: true, effort: 0, delay: [...delays], loop })
    .toBuffer();
}

/** Applies an EXIF orientation to each frame, because sharp cannot rotate animations. */
export async function turnFrames(raw: RawFrames, orientation: number): Promise<RawFrames> {
  if (orientation === 1) return raw;
  const { pixels, width, height, channels, delays } = raw;
  const frameBytes = width * height * channels;
  const turned: Buffer[] = [];
  for (let index = 0; index < delays.length; index += 1) {
    const frame = pixels.subarray(index * frameBytes, (index + 1) * frameBytes);
    turned.push(
      await turn(sharp(frame, { raw: { width, height, channels } }), orientation)
        .raw()
        .toBuffer(),
    );
  }
  const isOnItsSide = orientation >= 5;
  return {
    ...raw,
    pixels: Buffer.concat(turned),
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
  };
}

/** EXIF orientations; sharp mirrors before it rotates. */
function turn(frame: Sharp, orientation: number): Sharp {
  switch (orientation) {
    case 2:
      return frame.flop();
    case 3:
      return frame.rotate(180);
    case 4:
      return frame.flip();
    case 5:
      return frame.flip().rotate(90);
    case 6:
      return frame.rotate(90);
    case 7:
      return frame.flip().rotate(270);
    case 8:
      return frame.rotate(270);
    default:
      return frame;
  }
}
