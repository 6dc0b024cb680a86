import sharp from 'sharp';

interface PatternOptions {
  /** Frames of different numbers have nothing in common. */
  readonly frames: readonly number[];
  readonly type?: 'gif' | 'webp' | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const FIELDS = 6;
const CHANNELS = 3;

/** An animation of frames with soft color fields, for tests that compare pictures. */
export async function patternedPicture({
  frames,
  type = 'webp',
  width = 96,
  height = 72,
}: PatternOptions): Promise<Buffer> {
  const pages = await Promise.all(
    frames.map((frame) => {
      const fields = Buffer.from(randomBytes(frame, FIELDS * FIELDS * CHANNELS));
      return sharp(fields, { raw: { width: FIELDS, height: FIELDS, channels: CHANNELS } })
        .resize(width, height, { fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer();
    }),
  );
  const raw = { width, height: height * pages.length, channels: CHANNELS, pageHeight: height } as const;
  const animation = sharp(Buffer.concat(pages), { raw });
  const timing = { delay: frames.map(() => 100), loop: 0 };
  // The default effort of a GIF takes eight times as long.
  return type === 'gif'
    ? animation.gif({ ...timing, effort: 1 }).toBuffer()
    : animation.webp({ ...timing, quality: 60 }).toBuffer();
}

/** The same bytes for the same seed (a linear congruential generator). */
function randomBytes(seed: number, count: number): readonly number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
