import sharp from 'sharp';

export interface PictureFacts {
  /** Of one frame as it is stored, before its orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Milliseconds of each frame. */
  readonly delays: readonly number[];
  /** How often it is played; 0 for endlessly. */
  readonly loop: number;
  /** As in EXIF; 1 for upright. */
  readonly orientation: number;
}

/** Browsers show a frame of no or next to no time for this long. */
const DEFAULT_DELAY_MS = 100;
const SHORTEST_MS = 11;

/** Reads the headers of a picture without decoding it; undefined for one that cannot be read. */
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
