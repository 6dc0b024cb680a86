import sharp from 'sharp';

export interface PictureFacts {
  /** Size of a stored frame, before its orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Duration of each frame in milliseconds. */
  readonly delays: readonly number[];
  /** Number of plays; 0 for endless. */
  readonly loop: number;
  /** EXIF orientation; 1 is upright. */
  readonly orientation: number;
}

/** Browsers show frames with no or a tiny duration for this long. */
const DEFAULT_DELAY_MS = 100;
const SHORTEST_MS = 11;

/** Reads the headers of a picture without decoding it. Undefined for an unreadable one. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts | undefined> {
  const read = sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const facts = await read.catch(() => undefined);
  if (facts === undefined) return undefined;
  const { width, height, pages: frames = 1, pageHeight = height, delay = [], loop = 0, orientation = 1 } = facts;
  const delays = Array.from({ length: frames }, (_, index) => {
    const ms = delay[index] ?? DEFAULT_DELAY_MS;
    return ms < SHORTEST_MS ? DEFAULT_DELAY_MS : ms;
  });
  return { width, height: pageHeight, frames, delays, loop, orientation };
}
