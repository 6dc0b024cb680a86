import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFrames } from '../../media/picture-frames.ts';
import { type Ffmpeg, input, STREAMS_ONLY } from '../../media/processing/ffmpeg.ts';
import type { Size } from '../../media/rendition-size.ts';

export interface ApngPlan {
  /** Size of the picture. */
  readonly item: Size;
  /** Side of the square in pixels. */
  readonly side: number;
  readonly maxSeconds: number;
  readonly maxBytes: number;
}

interface Quality {
  readonly frameRate: number;
  readonly colors: number;
  /** A picture of half the side has a quarter of the pixels, and is scaled up again. */
  readonly scale: 1 | 2 | 4;
}

/** From the best. APNG has no lossy compression, so colors, frames and details are reduced. */
const QUALITIES: readonly Quality[] = [
  { frameRate: 20, colors: 256, scale: 1 },
  { frameRate: 12, colors: 64, scale: 1 },
  { frameRate: 10, colors: 32, scale: 2 },
  { frameRate: 8, colors: 12, scale: 2 },
  { frameRate: 5, colors: 8, scale: 4 },
];

/** The picture in the middle of a transparent square. Returns the smallest attempt if none is within the limit. */
export async function encodeApng(ffmpeg: Ffmpeg, master: string | Buffer, plan: ApngPlan): Promise<Buffer> {
  const { item, side, maxSeconds, maxBytes } = plan;
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-apng-'));
  const target = join(folder, 'sticker.png');
  try {
    let smallest: Buffer | undefined;
    for (const { frameRate, colors, scale } of QUALITIES) {
      const box = side / scale;
      const ratio = box / Math.max(item.width, item.height);
      const size = {
        width: Math.max(1, Math.round(item.width * ratio)),
        height: Math.max(1, Math.round(item.height * ratio)),
      };
      const { path } = await writeFrames(master, size, folder);
      const filters = [
        `fps=${frameRate}`,
        'format=rgba',
        `pad=${box}:${box}:(ow-iw)/2:(oh-ih)/2:color=black@0`,
        `split[all][some];[some]palettegen=max_colors=${colors}[colors];[all][colors]paletteuse=dither=none`,
        // Signal for iOS shows no animation with a palette, and the same colors compress well without one.
        'format=rgba',
        `scale=${side}:${side}:flags=neighbor`,
      ].join(',');
      const output = ['-t', String(maxSeconds), '-c:v', 'apng', '-plays', '0', '-f', 'apng', target];
      await ffmpeg.run([...input(path, 'concat'), '-vf', filters, ...STREAMS_ONLY, '-an', ...output]);
      const bytes = await readFile(target);
      if (bytes.length <= maxBytes) return bytes;
      if (smallest === undefined || bytes.length < smallest.length) smallest = bytes;
    }
    return smallest ?? Buffer.alloc(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
