import { encode } from 'blurhash';
import sharp from 'sharp';
import type { Picture } from './artwork.ts';
import { type Motion, transformOf } from './motions.ts';

/** Pixels of a side. */
export const SIDE = 160;
export const FRAMES = 10;
/** Milliseconds of a frame. */
export const DELAY = 90;

/** The space around the picture, as a part of the side: motions go beyond the still picture. */
const MARGIN = 0.11;

/** Flat pictures look the same with few colors, including those of their edges, and need half the bytes. */
export const COLORS = 16;

export interface Master {
  readonly webp: Buffer;
  /** At most as many as were drawn, because the encoder merges equal ones. */
  readonly frames: number;
  /** Of the first frame, on white. */
  readonly blurhash: string;
}

/** Draws a picture in motion, as an endless animated WebP. */
export async function drawMaster(picture: Picture, motion: Motion): Promise<Master> {
  const drawn = await sharp(Buffer.from(stripOf(picture, motion)))
    .png({ palette: true, colors: COLORS, dither: 0 })
    .toBuffer();
  const delay = Array.from({ length: FRAMES }, (_, index) => (index === 0 ? (motion.rest ?? DELAY) : DELAY));
  return encodeMaster(drawn, { width: SIDE, height: SIDE, delay });
}

export interface Frames {
  /** Pixels of a frame. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds of each frame. */
  readonly delay: number[];
}

/** Encodes frames that are drawn below each other. */
export async function encodeMaster(drawn: Buffer, { width, height, delay }: Frames): Promise<Master> {
  const pixels = await sharp(drawn).ensureAlpha().raw().toBuffer();
  const raw = { width, height: height * delay.length, channels: 4, pageHeight: height } as const;
  const webp = await sharp(pixels, { raw }).webp({ lossless: true, effort: 4, delay, loop: 0 }).toBuffer();
  const { pages = 1 } = await sharp(webp, { animated: true }).metadata();
  return { webp, frames: pages, blurhash: await blurhashOf(webp) };
}

/** All frames below each other, as an SVG. */
function stripOf({ body, size }: Picture, motion: Motion): string {
  const scale = (1 - 2 * MARGIN) / size;
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const pose = motion.at(index / FRAMES);
    const attributes = `transform="${transformOf(pose, motion.pivot)}" opacity="${(pose.opacity ?? 1).toFixed(3)}"`;
    return `<svg y="${index}" width="1" height="1" viewBox="0 0 1 1"><g ${attributes}><use href="#picture"/></g></svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE * FRAMES}" viewBox="0 0 1 ${FRAMES}">
<defs><g id="picture"><g transform="translate(${MARGIN} ${MARGIN}) scale(${scale})">${body}</g></g></defs>
${frames.join('\n')}
</svg>`;
}

/** As the server computes it for uploads. */
async function blurhashOf(webp: Buffer): Promise<string> {
  const { data, info } = await sharp(webp, { page: 0 })
    .resize(32, 32, { fit: 'inside' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}
