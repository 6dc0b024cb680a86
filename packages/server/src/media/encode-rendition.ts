import { createHash } from 'node:crypto';
import sharp, { type AvifOptions, type GifOptions, type Sharp, type WebpOptions } from 'sharp';
import type { ImageFormat } from './media-format.ts';
import type { Size } from './rendition-size.ts';

export interface RenditionPlan extends Size {
  readonly format: ImageFormat;
  /** Only the first frame. */
  readonly still: boolean;
  /** As in a `RenditionRule`. */
  readonly maxFrames?: number | undefined;
  readonly maxSeconds?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** Encodes a rendition of an animated master, by path or content. An argument, so that tests can replace it. */
export type EncodeRendition = (master: string | Buffer, plan: RenditionPlan) => Promise<Buffer>;

/** Chosen by eye and by speed on the catalogue. `minSize` is not used: it takes minutes per file. */
const ANIMATED_WEBP: WebpOptions = { quality: 60, alphaQuality: 40, effort: 2 };
const STILL_WEBP: WebpOptions = { quality: 70, alphaQuality: 60 };
const ANIMATED_GIF: GifOptions = { effort: 2, dither: 0.5, interFrameMaxError: 6 };
const STILL_GIF: GifOptions = { effort: 3 };
/** Higher efforts take several times as long. At this quality a file is about as large as the WebP. */
const STILL_AVIF: AvifOptions = { quality: 50, effort: 0 };
const JPEG_QUALITY = 80;

/** Lower qualities, for renditions with a size limit. */
const SMALLER_GIFS: readonly GifOptions[] = [
  { ...ANIMATED_GIF, colors: 64, dither: 0, interFrameMaxError: 12 },
  { ...ANIMATED_GIF, colors: 16, dither: 0, interFrameMaxError: 24 },
];
const SMALLER_WEBPS: readonly WebpOptions[] = [
  { ...ANIMATED_WEBP, quality: 35 },
  { ...ANIMATED_WEBP, quality: 10 },
];

export const encodeRendition: EncodeRendition = async (master, plan) => {
  const { format, still, maxBytes } = plan;
  if (still) return encodeStill(sharp(master, { page: 0 }).resize(plan.width, plan.height, { fit: 'fill' }), format);
  const { picture, delay } = await resizedFrames(master, plan);
  const attempts =
    format === 'gif'
      ? [ANIMATED_GIF, ...SMALLER_GIFS].map((options) => () => picture().gif({ ...options, ...delay }))
      : [ANIMATED_WEBP, ...SMALLER_WEBPS].map((options) => () => picture().webp({ ...options, ...delay }));
  return firstWithin(attempts, maxBytes);
};

function encodeStill(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'gif':
      return picture.gif(STILL_GIF).toBuffer();
    case 'webp':
      return picture.webp(STILL_WEBP).toBuffer();
    case 'avif':
      return picture.avif(STILL_AVIF).toBuffer();
    case 'jpg':
      return picture.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    default:
      return picture.png().toBuffer();
  }
}

interface ResizedFrames {
  readonly picture: () => Sharp;
  /** Of frames that were selected; otherwise those of the master apply. */
  readonly delay: { readonly delay?: number[]; readonly loop?: number };
}

/** The frames in the size of a plan; some of them if it limits their number or the duration. */
async function resizedFrames(master: string | Buffer, plan: RenditionPlan): Promise<ResizedFrames> {
  const { width, height, maxFrames, maxSeconds } = plan;
  const resized = () => sharp(master, { animated: true }).resize(width, height, { fit: 'fill' });
  if (maxFrames === undefined && maxSeconds === undefined) return { picture: resized, delay: {} };
  const { pages = 1, delay: delays = [] } = await sharp(master, { animated: true }).metadata();
  const selected = selectFrames(
    Array.from({ length: pages }, (_, index) => delays[index] ?? DEFAULT_DELAY_MS),
    plan,
  );
  if (selected.length === pages) return { picture: resized, delay: {} };
  const pixels = await resized().ensureAlpha().raw().toBuffer();
  const frameBytes = width * height * CHANNELS;
  const frames = selected.map(({ index }) => pixels.subarray(index * frameBytes, (index + 1) * frameBytes));
  const raw = { width, height: height * frames.length, channels: CHANNELS, pageHeight: height } as const;
  const data = Buffer.concat(frames);
  return { picture: () => sharp(data, { raw }), delay: { delay: selected.map(({ delay }) => delay), loop: 0 } };
}

const CHANNELS = 4;
const DEFAULT_DELAY_MS = 100;

interface SelectedFrame {
  readonly index: number;
  /** Milliseconds until the next selected frame. */
  readonly delay: number;
}

/** Evenly spaced frames of the first seconds, which together take as long as all frames of that time. */
export function selectFrames(
  delays: readonly number[],
  { maxFrames = Number.POSITIVE_INFINITY, maxSeconds = Number.POSITIVE_INFINITY }: Partial<RenditionPlan>,
): readonly SelectedFrame[] {
  const used: number[] = [];
  let elapsed = 0;
  for (const delay of delays) {
    elapsed += delay;
    if (used.length > 0 && elapsed > maxSeconds * 1000) break;
    used.push(delay);
  }
  const count = Math.min(used.length, maxFrames);
  const startOf = (position: number) => Math.floor((position * used.length) / count);
  return Array.from({ length: count }, (_, position) => {
    const index = startOf(position);
    const delay = used.slice(index, startOf(position + 1)).reduce((sum, each) => sum + each, 0);
    return { index, delay };
  });
}

/** The result of the first attempt within a limit; if there is none, the smallest result. */
async function firstWithin(attempts: readonly (() => Sharp)[], maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const attempt of attempts) {
    const bytes = await attempt().toBuffer();
    if (bytes.length <= maxBytes) return bytes;
    if (smallest === undefined || bytes.length < smallest.length) smallest = bytes;
  }
  if (smallest === undefined) throw new RangeError('There is no attempt.');
  return smallest;
}

/** Identifies everything that influences the bytes, so that files of other settings or encoders are not served. */
export function encoderVersion(): string {
  const { sharp: wrapper, vips, webp, cgif, aom } = sharp.versions;
  const smaller = { SMALLER_GIFS, SMALLER_WEBPS, JPEG_QUALITY, STILL_AVIF };
  const decisive = { wrapper, vips, webp, cgif, aom, ANIMATED_WEBP, STILL_WEBP, ANIMATED_GIF, STILL_GIF, smaller };
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 12);
}
