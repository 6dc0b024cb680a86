import { createHash } from 'node:crypto';
import sharp, { type GifOptions, type WebpOptions } from 'sharp';
import type { Size } from './rendition-size.ts';

export type ImageFormat = 'gif' | 'webp';

export interface RenditionPlan extends Size {
  readonly format: ImageFormat;
  /** Only the first frame. */
  readonly still: boolean;
}

/** Encodes a rendition of an animated master, by path or content. An argument, so that tests can replace it. */
export type EncodeRendition = (master: string | Buffer, plan: RenditionPlan) => Promise<Buffer>;

/** Chosen by eye and by speed on the catalogue. `minSize` is not used: it takes minutes per file. */
const ANIMATED_WEBP: WebpOptions = { quality: 60, alphaQuality: 40, effort: 2 };
const STILL_WEBP: WebpOptions = { quality: 70, alphaQuality: 60 };
const ANIMATED_GIF: GifOptions = { effort: 2, dither: 0.5, interFrameMaxError: 6 };
const STILL_GIF: GifOptions = { effort: 3 };

export const encodeRendition: EncodeRendition = (master, { width, height, format, still }) => {
  const source = still ? sharp(master, { page: 0 }) : sharp(master, { animated: true });
  const resized = source.resize(width, height, { fit: 'fill' });
  if (format === 'gif') return resized.gif(still ? STILL_GIF : ANIMATED_GIF).toBuffer();
  return resized.webp(still ? STILL_WEBP : ANIMATED_WEBP).toBuffer();
};

/** Identifies everything that influences the bytes, so that files of other settings or encoders are not served. */
export function encoderVersion(): string {
  const { sharp: wrapper, vips, webp, cgif } = sharp.versions;
  const decisive = { wrapper, vips, webp, cgif, ANIMATED_WEBP, STILL_WEBP, ANIMATED_GIF, STILL_GIF };
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 12);
}
