import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCompleteFile } from '../storage/complete-file.ts';
import { encodeVideo } from './encode-video.ts';
import { createFfmpegFinder, type Ffmpeg } from './processing/ffmpeg.ts';

const [item] = catalogue.items.filter(({ mp4 }) => mp4 !== undefined);
const source = fileURLToPath(fileUrl(item?.mp4?.original ?? ''));
const ffmpeg = await createFfmpegFinder()();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-video-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.skipIf(ffmpeg === undefined)(
  'encodes a preview of two seconds, at most 50 kB',
  async () => {
    const plan = { width: 120, height: 80, format: 'mp4', maxSeconds: 2, maxBytes: 50_000 } as const;
    const bytes = await encodeVideo(ffmpeg as Ffmpeg, source, plan);
    expect(bytes.length).toBeLessThan(50_000);
    const path = join(folder, 'preview.mp4');
    await writeFile(path, bytes);
    expect(await ffmpeg?.probe(path)).toMatchObject({ width: 120, height: 80 });
    expect((await ffmpeg?.probe(path))?.duration).toBeLessThan(2.2);
  },
  30_000,
);

it.skipIf(ffmpeg === undefined)(
  'repeats a video for 15 seconds',
  async () => {
    const plan = { width: 60, height: 40, format: 'mp4', loopSeconds: 15 } as const;
    const path = join(folder, 'looping.mp4');
    await writeFile(path, await encodeVideo(ffmpeg as Ffmpeg, source, plan));
    expect((await ffmpeg?.probe(path))?.duration).toBeCloseTo(15, 0);
  },
  30_000,
);

it.skipIf(ffmpeg === undefined).each(['mp4', 'webm'] as const)(
  'recognizes a truncated %s',
  async (format) => {
    const path = join(folder, `file.${format}`);
    const bytes = await encodeVideo(ffmpeg as Ffmpeg, source, { width: 60, height: 40, format, maxSeconds: 1 });
    await writeFile(path, bytes);
    expect(await isCompleteFile(path)).toBe(true);
    for (const part of [bytes.subarray(0, -1), bytes.subarray(0, bytes.length / 2), Buffer.alloc(bytes.length)]) {
      await writeFile(path, part);
      expect(await isCompleteFile(path)).toBe(false);
    }
  },
  30_000,
);
