import sharp from 'sharp';

/** Width and height of a shrunk frame, in pixels. */
export const SIDE = 16;
/** In RGB. */
export const CHANNELS = 3;
/** Frames that are shrunk, evenly spaced: more than most animations have, so that any frame of a rendition is near one. */
const MAX_FRAMES = 120;
/** Pixels that are decoded together, `SIDE` in a row. All frames of a large animation may not fit in memory. */
const MAX_DECODED_PIXELS = 4_000_000;

/**
 * The frames of a picture in 16 × 16 pixels of RGB, in the order of time. Those of a transparent picture are on each of
 * the `backgrounds`, from 0 for black to 255 for white; those of others on none.
 *
 * sharp resizes the frames of an animation as one tall picture, and mixes neighboring frames where they meet, so it only
 * makes them narrower. Then the same frame is the same in each size, format and number of frames.
 */
export async function shrinkFrames(
  source: Buffer | string,
  backgrounds: readonly number[],
): Promise<readonly Uint8Array[]> {
  const facts = await sharp(source, { limitInputPixels: false }).metadata();
  const { pages: frames = 1, height } = facts;
  const selected = new Set(evenlySpaced(frames, MAX_FRAMES));
  const framesPerRead = Math.max(1, Math.floor(MAX_DECODED_PIXELS / (SIDE * height)));
  const shrunk: Uint8Array[] = [];
  for (let first = 0; first < frames; first += framesPerRead) {
    const pages = Math.min(framesPerRead, frames - first);
    const { data, info } = await sharp(source, { page: first, pages, limitInputPixels: false })
      .toColourspace('srgb')
      .resize(SIDE, height, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const frameBytes = SIDE * height * channels;
    for (let index = 0; index < pages; index += 1) {
      if (!selected.has(first + index)) continue;
      const pixels = data.subarray(index * frameBytes, (index + 1) * frameBytes);
      for (const background of channels > CHANNELS ? backgrounds : [0]) {
        shrunk.push(averageRows(pixels, { height, channels, background }));
      }
    }
  }
  return shrunk;
}

/** At most `max` indices below `count`, including the first and the last one. */
export function evenlySpaced(count: number, max: number): readonly number[] {
  if (count <= max) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / (max - 1)));
}

interface NarrowFrame {
  readonly height: number;
  readonly channels: number;
  readonly background: number;
}

/** Averages the rows of a frame that is `SIDE` pixels wide, so that it is as high. */
function averageRows(pixels: Uint8Array, { height, channels, background }: NarrowFrame): Uint8Array {
  const shrunk = new Uint8Array(SIDE * SIDE * CHANNELS);
  for (let row = 0; row < SIDE; row += 1) {
    const start = (row * height) / SIDE;
    const end = ((row + 1) * height) / SIDE;
    const sums = new Float64Array(SIDE * CHANNELS);
    for (let y = Math.floor(start); y < end; y += 1) {
      const share = (Math.min(end, y + 1) - Math.max(start, y)) / (end - start);
      for (let index = 0; index < sums.length; index += 1) {
        const pixel = (y * SIDE + Math.floor(index / CHANNELS)) * channels;
        const value = pixels[pixel + (index % CHANNELS)] ?? 0;
        const alpha = channels > CHANNELS ? (pixels[pixel + CHANNELS] ?? 0) / 255 : 1;
        sums[index] = (sums[index] ?? 0) + share * (value * alpha + background * (1 - alpha));
      }
    }
    shrunk.set(sums.map(Math.round), row * sums.length);
  }
  return shrunk;
}
