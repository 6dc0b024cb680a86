import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Size } from './rendition-size.ts';

/** Frames that are decoded together have at most this many pixels, since all frames may not fit in memory. */
const MAX_DECODED_PIXELS = 16_000_000;
const CHANNELS = 4;
/** Browsers show frames without a duration for this long. */
const DEFAULT_DELAY_MS = 100;

export interface FrameList {
  /** A list for ffmpeg's demuxer `concat`. */
  readonly path: string;
  readonly hasAlpha: boolean;
}

/** Writes the frames of an animated picture as PNG files into a folder: ffmpeg cannot read an animated WebP. */
export async function writeFrames(
  picture: string | Buffer,
  { width, height }: Size,
  folder: string,
): Promise<FrameList> {
  const facts = await sharp(picture, { animated: true }).metadata();
  const { pages = 1, delay: delays = [], hasAlpha } = facts;
  const framePixels = facts.width * (facts.pageHeight ?? facts.height);
  const framesPerRead = Math.max(1, Math.floor(MAX_DECODED_PIXELS / framePixels));
  const frameBytes = width * height * CHANNELS;
  const lines = ['ffconcat version 1.0'];
  for (let page = 0; page < pages; page += framesPerRead) {
    const count = Math.min(framesPerRead, pages - page);
    const decoded = sharp(picture, { page, pages: count }).resize(width, height, { fit: 'fill' });
    const pixels = await decoded.ensureAlpha().raw().toBuffer();
    for (let index = 0; index < count; index += 1) {
      const frame = pixels.subarray(index * frameBytes, (index + 1) * frameBytes);
      const name = `${page + index}.png`;
      const png = sharp(frame, { raw: { width, height, channels: CHANNELS } }).png({ compressionLevel: 1 });
      await png.toFile(join(folder, name));
      lines.push(...entry(name), `duration ${(delays[page + index] || DEFAULT_DELAY_MS) / 1000}`);
    }
  }
  // The duration of the last entry has no effect.
  lines.push(...entry(`${pages - 1}.png`));
  const path = join(folder, 'frames.ffconcat');
  await writeFile(path, lines.join('\n'));
  return { path, hasAlpha };
}

/** By default the times of pictures are multiples of 40 ms. */
function entry(name: string): readonly string[] {
  return [`file ${name}`, 'option framerate 1000'];
}
