import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export interface PictureShape {
  readonly frames?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Duration of each frame in milliseconds. */
  readonly delay?: number | undefined;
  readonly transparent?: boolean | undefined;
}

/** An animation of moving stripes. */
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
  // The default effort of a GIF takes eight times as long.
  return type === 'gif' ? raw.gif({ ...options, effort: 1 }).toBuffer() : raw.webp(options).toBuffer();
}

/** A small PNG, for uploads whose content is not the subject: it takes a third of the time of a GIF. */
export function makeStill(): Promise<Buffer> {
  return makePicture('png', { width: 16, height: 12, frames: 1 });
}

/** A GIF of frames of one pixel, which take 23 bytes each. */
export function makeTinyFrames(frames: number): Buffer {
  const header = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])]);
  const control = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([header, Buffer.alloc(23 * frames, Buffer.from([...control, ...image])), Buffer.from([0x3b])]);
}

/** A chunk of a PNG. */
function pngChunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typeAndData, uint32(crc32(typeAndData))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Inserts chunks after the header of a PNG. */
export function withPngChunks(png: Buffer, chunks: Readonly<Record<string, Buffer>>): Buffer {
  const headerEnd = 33;
  const added = Object.entries(chunks).map(([type, data]) => pngChunk(type, data));
  return Buffer.concat([png.subarray(0, headerEnd), ...added, png.subarray(headerEnd)]);
}

/** An APNG with one half-transparent frame per delay (milliseconds), in different colors. */
export async function makeApng(delays: readonly number[], { width = 48, height = 32 } = {}): Promise<Buffer> {
  const parts: Buffer[] = [];
  let sequence = 0;
  for (const [index, delay] of delays.entries()) {
    const background = { r: 250 - index * 40, g: index * 40, b: 9, alpha: 0.5 };
    const png = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    if (index === 0) {
      const animation = Buffer.concat([uint32(delays.length), uint32(0)]);
      parts.push(png.subarray(0, 33), pngChunk('acTL', animation));
    }
    const control = Buffer.concat([uint32(sequence), uint32(width), uint32(height), Buffer.alloc(14)]);
    control.writeUInt16BE(delay, 20);
    control.writeUInt16BE(1000, 22);
    parts.push(pngChunk('fcTL', control));
    sequence += 1;
    const data = pixelsOf(png);
    if (index === 0) parts.push(pngChunk('IDAT', data));
    else {
      parts.push(pngChunk('fdAT', Buffer.concat([uint32(sequence), data])));
      sequence += 1;
    }
  }
  return Buffer.concat([...parts, pngChunk('IEND', Buffer.alloc(0))]);
}

/** The compressed pixels of a PNG. */
function pixelsOf(png: Buffer): Buffer {
  const data: Buffer[] = [];
  let at = 8;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(data);
}
