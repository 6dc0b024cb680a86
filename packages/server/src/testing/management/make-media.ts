import sharp from 'sharp';

export interface PictureShape {
  readonly frames?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Milliseconds of each frame. */
  readonly delay?: number | undefined;
  readonly transparent?: boolean | undefined;
}

/** An animation whose frames differ: stripes that wander. */
export async function makePicture(type: 'gif' | 'webp' | 'png', shape: PictureShape = {}): Promise<Buffer> {
  const { frames = 6, width = 64, height = 48, delay = 100, transparent = false } = shape;
  const channels = transparent ? 4 : 3;
  const pixels = Buffer.alloc(width * height * frames * channels, 0);
  for (let frame = 0; frame < frames; frame += 1)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = ((frame * height + y) * width + x) * channels;
        pixels[at] = (x * 4 + frame * 40) % 256;
        pixels[at + 1] = (y * 5) % 256;
        pixels[at + 2] = frame * 30;
        if (transparent) pixels[at + 3] = x < width / 2 ? 0 : 255;
      }
  const raw = sharp(pixels, { raw: { width, height: height * frames, channels, pageHeight: height } });
  if (type === 'png') return raw.extract({ left: 0, top: 0, width, height }).png().toBuffer();
  const options = { delay: Array<number>(frames).fill(delay), loop: 0 };
  return type === 'gif' ? raw.gif(options).toBuffer() : raw.webp(options).toBuffer();
}
