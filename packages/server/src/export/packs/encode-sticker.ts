import sharp from 'sharp';
import { encodeRendition, type RenditionPlan } from '../../media/encode-rendition.ts';
import { encodeVideo } from '../../media/encode-video.ts';
import type { Ffmpeg } from '../../media/processing/ffmpeg.ts';
import type { Size } from '../../media/rendition-size.ts';
import { ServerError } from '../../server-error.ts';
import { encodeApng } from './encode-apng.ts';
import type { EncodedSticker, StickerSource } from './pack.ts';

/** An encoder does not meet a bit rate exactly. */
const USED_BIT_RATE = 0.8;
/** Qualities of a still picture, from the best. */
const QUALITIES = [90, 70, 40, 10];

export interface BoxOptions {
  /** Side of the box in pixels. */
  readonly side: number;
  /** Whether small pictures are scaled up to it. */
  readonly enlarges: boolean;
}

/** The size of a picture in a box: its longest side is as long as the box. */
export function sizeInBox({ width, height }: Size, { side, enlarges }: BoxOptions): Size {
  const longest = Math.max(width, height);
  const scale = enlarges ? side / longest : Math.min(1, side / longest);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A picture, animated if its item is. It may be larger than `maxBytes` in the lowest quality. */
export async function encodePicture(
  { item, master }: StickerSource,
  plan: Size & Pick<RenditionPlan, 'maxBytes'> & { readonly format: 'gif' | 'webp' },
): Promise<EncodedSticker> {
  const isAnimated = item.frames > 1;
  const bytes = await encodeRendition(master, { ...plan, still: !isAnimated });
  const { format, width, height } = plan;
  return { bytes, extension: format, mimeType: `image/${format}`, width, height, isAnimated };
}

export interface StillPlan extends Size {
  readonly maxBytes: number;
}

/** The first frame as a WebP, which is centered on transparent ground if it has another shape. */
export async function encodeStill({ master }: StickerSource, plan: StillPlan): Promise<EncodedSticker> {
  const { width, height, maxBytes } = plan;
  const picture = () =>
    sharp(master, { page: 0 }).resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture().webp({ quality }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  return checked({ bytes, extension: 'webp', mimeType: 'image/webp', width, height, isAnimated: false }, maxBytes);
}

export interface ClipPlan extends Size {
  readonly maxSeconds: number;
  readonly maxBytes: number;
  /** Frames per second, from the best. */
  readonly frameRates: readonly number[];
}

/** The first seconds as a WebM in VP9, without sound. */
export async function encodeWebm({ master }: StickerSource, ffmpeg: Ffmpeg, plan: ClipPlan): Promise<EncodedSticker> {
  const { width, height, maxBytes, maxSeconds, frameRates } = plan;
  const maxBitRate = Math.floor((maxBytes * 8 * USED_BIT_RATE) / maxSeconds);
  const source = { file: master, type: 'picture' } as const;
  for (const frameRate of frameRates) {
    const bytes = await encodeVideo(ffmpeg, source, { ...plan, frameRate, maxBitRate, format: 'webm' });
    if (bytes.length <= maxBytes) {
      return { bytes, extension: 'webm', mimeType: 'video/webm', width, height, isAnimated: true };
    }
  }
  throw tooLarge('webm', maxBytes);
}

/** The first seconds as an APNG, which is centered on transparent ground if it is not square. */
export async function encodeSquareApng(
  { item, master }: StickerSource,
  ffmpeg: Ffmpeg,
  { side, maxSeconds, maxBytes }: { readonly side: number; readonly maxSeconds: number; readonly maxBytes: number },
): Promise<EncodedSticker> {
  const bytes = await encodeApng(ffmpeg, master, { item, side, maxSeconds, maxBytes });
  return checked(
    { bytes, extension: 'png', mimeType: 'image/apng', width: side, height: side, isAnimated: true },
    maxBytes,
  );
}

function checked(sticker: EncodedSticker, maxBytes: number): EncodedSticker {
  const { bytes, extension } = sticker;
  if (bytes.length <= maxBytes) return sticker;
  throw tooLarge(extension, maxBytes);
}

export function tooLarge(extension: string, maxBytes: number): ServerError {
  return new ServerError(`Its .${extension} has more than ${maxBytes} bytes in the lowest quality.`);
}
