import sharp from 'sharp';
import type { StoredFile } from '../../storage/file-storage.ts';
import { pictureHash } from './picture-hash.ts';

/** Frames that are compared, spread over the animation. */
const SAMPLES = 12;
/** Width and height of a sample, in pixels. */
const SIDE = 16;
const CHANNELS = 3;
const SAMPLE_BYTES = SIDE * SIDE * CHANNELS;
/** Maximum root mean square difference of the same frame in another size, format or quality; 255 is black to white. */
const MAX_DIFFERENCE = 10;
/** The sum of the squares of that difference. */
const MAX_SQUARES = MAX_DIFFERENCE ** 2 * SAMPLE_BYTES;
/** Samples that deviate less from their mean are of one color, which unrelated pictures share. */
const MIN_CONTRAST = 6;
/** Share of the distinct frames that must be the same: pictures can share a title or a blank scene. */
const MIN_SHARE = 0.6;

export interface FrameSample {
  /** For a first, coarse comparison in the database; see picture-hash.ts. */
  readonly hash: string;
  /** 16 × 16 pixels in RGB. */
  readonly pixels: Uint8Array;
}

/** The distinct frames of a picture among twelve samples. Empty if all are of one color, or cannot be decoded. */
export async function sampleFrames(file: Pick<StoredFile, 'source'>): Promise<readonly FrameSample[]> {
  const frames = await shrinkFrames(await file.source()).catch(() => []);
  const distinct: Uint8Array[] = [];
  for (const frame of spread(frames)) {
    if (contrastOf(frame) >= MIN_CONTRAST && !distinct.some((other) => isSameFrame(frame, other))) distinct.push(frame);
  }
  return Promise.all(distinct.map(async (pixels) => ({ hash: await hashOf(pixels), pixels })));
}

/** Whether most frames of a picture are also in another one: a cut or a still of an animation is a part of it. */
export function isPartOf(picture: readonly FrameSample[], other: readonly FrameSample[]): boolean {
  const same = picture.filter((a) => other.some((b) => isSameFrame(a.pixels, b.pixels)));
  return picture.length > 0 && same.length >= picture.length * MIN_SHARE;
}

async function shrinkFrames(source: Buffer | string): Promise<readonly Uint8Array[]> {
  const data = await sharp(source, { animated: true, limitInputPixels: false })
    .flatten({ background: '#888' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const count = Math.floor(data.length / SAMPLE_BYTES);
  return Array.from({ length: count }, (_, index) => data.subarray(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES));
}

/** At most twelve frames, including the first and the last one. */
function spread(frames: readonly Uint8Array[]): readonly Uint8Array[] {
  if (frames.length <= SAMPLES) return frames;
  return Array.from({ length: SAMPLES }, (_, index) =>
    Math.round((index * (frames.length - 1)) / (SAMPLES - 1)),
  ).flatMap((index) => frames[index] ?? []);
}

/** Ends at the first pixels that differ too much: most pairs of frames have nothing in common. */
function isSameFrame(a: Uint8Array, b: Uint8Array): boolean {
  let squares = 0;
  for (let index = 0; index < SAMPLE_BYTES; index += 1) {
    squares += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
    if (squares > MAX_SQUARES) return false;
  }
  return true;
}

/** The standard deviation of the channels. */
function contrastOf(pixels: Uint8Array): number {
  let variance = 0;
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const values = pixels.filter((_, index) => index % CHANNELS === channel);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    variance += values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  }
  return Math.sqrt(variance / CHANNELS);
}

async function hashOf(pixels: Uint8Array): Promise<string> {
  const raw = { width: SIDE, height: SIDE, channels: CHANNELS } as const;
  return pictureHash(await sharp(pixels, { raw }).png().toBuffer());
}
