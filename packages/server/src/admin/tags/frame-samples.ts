import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { shrinkClip } from './shrink-clip.ts';
import { CHANNELS, evenlySpaced, SIDE, shrinkFrames } from './shrink-frames.ts';

/** Frames of a picture that are searched in another one, spread over the animation. */
const MAX_COMPARED = 12;
const SAMPLE_BYTES = SIDE * SIDE * CHANNELS;
/**
 * Maximum root mean square difference of the same frame in another size, format or quality, as a share of its contrast:
 * small copies with few colors lose contrast, and faint pictures differ little from each other. That of the measured
 * renditions is at most 0.203, and that of icons with another detail, such as a sun behind the cloud, at least 0.214.
 */
const MAX_DIFFERENCE = 0.21;
/** Limits of that difference; 255 is black to white. */
const DIFFERENCES = { min: 3, max: 12 };
/** Frames that differ less from an earlier one are not kept: whatever is the same as one of them is near that one. */
const MIN_DIFFERENCE = 2;
/** Samples that deviate less from their mean are of one color, which unrelated pictures share. */
const MIN_CONTRAST = 6;
/** Share of the compared frames that must be the same: pictures can share a title or a blank scene. */
const MIN_SHARE = 0.6;
const GRAY = 0x88;
/** Those that encoders of pictures without transparency choose, and that of pictures with transparency. */
const BACKGROUNDS: readonly number[] = [GRAY, 255, 0];

export interface FrameSample {
  /** For a first, coarse comparison in the database: 64 bits as zeros and ones. */
  readonly hash: string;
  /** 16 × 16 pixels in RGB. */
  readonly pixels: Uint8Array;
  /** The standard deviation of the pixels. */
  readonly contrast: number;
}

type Picture = Pick<StoredFile, 'source'>;

/** The distinct frames of a picture. Empty if all are of one color, or cannot be decoded. */
export function sampleFrames(picture: Picture): Promise<readonly FrameSample[]> {
  return sampleOn(picture, [GRAY]);
}

/** Like `sampleFrames`. Those of a transparent picture are also on the backgrounds of copies without transparency. */
export function sampleFramesOfCopies(picture: Picture): Promise<readonly FrameSample[]> {
  return sampleOn(picture, BACKGROUNDS);
}

/** The distinct frames of a whole clip; its picture shows only the first seconds. Empty if it cannot be decoded. */
export async function sampleClip(clip: Picture, ffmpeg: Ffmpeg): Promise<readonly FrameSample[]> {
  return distinctSamples(await shrinkClip(await clip.source(), ffmpeg).catch(() => []));
}

async function sampleOn(picture: Picture, backgrounds: readonly number[]): Promise<readonly FrameSample[]> {
  return distinctSamples(await shrinkFrames(await picture.source(), backgrounds).catch(() => []));
}

function distinctSamples(frames: readonly Uint8Array[]): readonly FrameSample[] {
  const distinct: FrameSample[] = [];
  for (const pixels of frames) {
    const contrast = contrastOf(pixels);
    if (contrast < MIN_CONTRAST || distinct.some((other) => isWithin(MIN_DIFFERENCE, pixels, other.pixels))) continue;
    distinct.push({ hash: hashOf(pixels), pixels, contrast });
  }
  return distinct;
}

/** The samples of a picture that are searched in others. */
export function comparedSamples(samples: readonly FrameSample[]): readonly FrameSample[] {
  return evenlySpaced(samples.length, MAX_COMPARED).flatMap((index) => samples[index] ?? []);
}

/** Whether most frames of a picture are also in another one: a cut or a still of an animation is a part of it. */
export function isPartOf(picture: readonly FrameSample[], other: readonly Pick<FrameSample, 'pixels'>[]): boolean {
  const compared = comparedSamples(picture);
  const same = compared.filter(({ pixels, contrast }) => {
    const maxDifference = Math.min(DIFFERENCES.max, Math.max(DIFFERENCES.min, contrast * MAX_DIFFERENCE));
    return other.some((frame) => isWithin(maxDifference, pixels, frame.pixels));
  });
  return compared.length > 0 && same.length >= compared.length * MIN_SHARE;
}

/** Ends at the first pixels that differ too much: most pairs of frames have nothing in common. */
function isWithin(maxDifference: number, a: Uint8Array, b: Uint8Array): boolean {
  const maxSquares = maxDifference ** 2 * SAMPLE_BYTES;
  let squares = 0;
  for (let index = 0; index < SAMPLE_BYTES; index += 1) {
    squares += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2;
    if (squares > maxSquares) return false;
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

const FIELDS = 8;
/** Fields that differ less are as bright as each other, so that noise in a plain background changes no bits. */
const MIN_STEP = 4;

/** Whether each of 8 × 8 fields is brighter than its right neighbor; that of the last one is the first one. */
function hashOf(pixels: Uint8Array): string {
  const fields = Array.from({ length: FIELDS * FIELDS }, (_, index) =>
    brightnessOf(pixels, index % FIELDS, Math.floor(index / FIELDS)),
  );
  const bits = fields.map((field, index) => {
    const row = index - (index % FIELDS);
    const neighbor = fields[row + ((index + 1) % FIELDS)] ?? 0;
    return field - neighbor > MIN_STEP ? '1' : '0';
  });
  return bits.join('');
}

/** The brightness of a field of 2 × 2 pixels. */
function brightnessOf(pixels: Uint8Array, column: number, row: number): number {
  const size = SIDE / FIELDS;
  let sum = 0;
  for (let y = row * size; y < (row + 1) * size; y += 1) {
    for (let x = column * size; x < (column + 1) * size; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * SIDE + x) * CHANNELS);
      sum += 0.299 * red + 0.587 * green + 0.114 * blue;
    }
  }
  return sum / size ** 2;
}
