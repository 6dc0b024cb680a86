import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ffmpeg, input } from '../../media/processing/ffmpeg.ts';
import { CHANNELS, SIDE } from './shrink-frames.ts';

/** Twice as many as the preview of an uploaded clip has, so that each frame of a preview is near one. */
const FRAMES_PER_SECOND = 24;
const FRAME_BYTES = SIDE * SIDE * CHANNELS;
/** Scales like `shrinkFrames`, in RGB: the colors of a video have a quarter of its pixels. */
const FILTERS = [
  `fps=${FRAMES_PER_SECOND}`,
  'format=rgb24',
  `scale=${SIDE}:ih:flags=lanczos`,
  `scale=${SIDE}:${SIDE}:flags=area`,
].join(',');

/** The frames of an MP4 in 16 × 16 pixels of RGB, in the order of time. */
export async function shrinkClip(source: Buffer | string, ffmpeg: Ffmpeg): Promise<readonly Uint8Array[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-clip-'));
  const clip = typeof source === 'string' ? source : join(folder, 'clip.mp4');
  const frames = join(folder, 'frames.rgb');
  try {
    if (typeof source !== 'string') await writeFile(clip, source);
    await ffmpeg.run([...input(clip), '-an', '-vf', FILTERS, '-f', 'rawvideo', frames]);
    const pixels = await readFile(frames);
    return Array.from({ length: Math.floor(pixels.length / FRAME_BYTES) }, (_, index) =>
      pixels.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
