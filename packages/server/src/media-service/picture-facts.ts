import sharp from 'sharp';

export interface PictureFacts {
  readonly width: number;
  /** Of one frame. */
  readonly height: number;
  readonly frames: number;
  /** Milliseconds of each frame. */
  readonly delays: readonly number[];
  readonly hasAlpha: boolean;
}

/** Browsers show a frame of no or next to no time for this long. */
const DEFAULT_DELAY_MS = 100;
const SHORTEST_MS = 11;

/** What a picture is, read from its headers without unpacking it; undefined for one that cannot be read. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts | undefined> {
  const read = sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const facts = await read.catch(() => undefined);
  if (facts === undefined) return undefined;
  const { width, height, pages: frames = 1, pageHeight = height, delay = [], hasAlpha } = facts;
  const delays = Array.from({ length: frames }, (_, index) => {
    const ms = delay[index] ?? DEFAULT_DELAY_MS;
    return ms < SHORTEST_MS ? DEFAULT_DELAY_MS : ms;
  });
  return { width, height: pageHeight, frames, delays, hasAlpha };
}
