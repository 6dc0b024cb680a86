import sharp from 'sharp';

interface PictureOptions {
  /** Pictures of other seeds differ. */
  readonly seed: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly frames?: number | undefined;
}

const CHANNELS = 3;

/** An animation of a stripe that moves. */
export function animation({ seed, width = 60, height = 40, frames = 4 }: PictureOptions) {
  const rowBytes = width * CHANNELS;
  const pixels = Buffer.alloc(rowBytes * height * frames, (seed * 37) % 256);
  for (let frame = 0; frame < frames; frame += 1) {
    const start = (frame * height + ((seed + frame * 5) % height)) * rowBytes;
    pixels.fill((seed * 91 + frame) % 256, start, start + rowBytes);
  }
  return sharp(pixels, { raw: { width, height: height * frames, channels: CHANNELS, pageHeight: height } });
}

export function animatedGif(options: PictureOptions): Promise<Buffer> {
  const delay = Array.from({ length: options.frames ?? 4 }, () => 80);
  // The default effort takes eight times as long.
  return animation(options).gif({ delay, loop: 0, effort: 1 }).toBuffer();
}
