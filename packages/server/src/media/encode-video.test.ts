import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCompleteFile } from '../storage/complete-file.ts';
import { encodeVideo } from './encode-video.ts';
import { createFfmpegFinder, type Ffmpeg } from './processing/ffmpeg.ts';

const [item] = catalogue.items.filter(({ mp4 }) => mp4 !== undefined);
const source = { file: fileURLToPath(fileUrl(item?.mp4?.original ?? '')), type: 'mp4' } as const;
const [sticker] = catalogue.items.filter(({ kind, frames }) => kind === 'sticker' && frames > 8);
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

it.skipIf(ffmpeg === undefined)(
  'encodes the frames of a sticker as a WebM with their transparency and duration',
  async () => {
    const picture = { file: fileURLToPath(fileUrl(sticker?.master ?? '')), type: 'picture' } as const;
    const path = join(folder, 'sticker.webm');
    await writeFile(path, await encodeVideo(ffmpeg as Ffmpeg, picture, { width: 60, height: 40, format: 'webm' }));
    expect((await ffmpeg?.probe(path, 'webm'))?.duration).toBeCloseTo((sticker?.duration_ms ?? 0) / 1000, 1);
    const frame = join(folder, 'frame.png');
    await ffmpeg?.run(['-c:v', 'libvpx-vp9', '-i', path, '-frames:v', '1', '-pix_fmt', 'rgba', frame]);
    const decoded = await sharp(frame).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([decoded.info.width, decoded.info.height]).toEqual([60, 40]);
    const master = await sharp(picture.file, { page: 0 })
      .resize(60, 40, { fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const alphaOf = (pixels: Buffer) => pixels.filter((_, index) => index % 4 === 3);
    const differences = alphaOf(decoded.data).map((alpha, index) => Math.abs(alpha - (alphaOf(master)[index] ?? 0)));
    expect(Math.min(...alphaOf(decoded.data))).toBeLessThan(16);
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(16);
  },
  60_000,
);

it.skipIf(ffmpeg === undefined)(
  'keeps the duration of each frame of a picture, also if they differ',
  async () => {
    const frames = ['red', 'lime', 'blue'].map((background) =>
      sharp({ create: { width: 16, height: 16, channels: 3, background } }).png(),
    );
    const images = await Promise.all(frames.map((frame) => frame.toBuffer()));
    const file = await sharp(images, { join: { animated: true } })
      .webp({ delay: [30, 500, 70], lossless: true })
      .toBuffer();
    const path = join(folder, 'uneven.webm');
    const picture = { file, type: 'picture' } as const;
    await writeFile(path, await encodeVideo(ffmpeg as Ffmpeg, picture, { width: 16, height: 16, format: 'webm' }));
    expect((await ffmpeg?.probe(path, 'webm'))?.duration).toBeCloseTo(0.6, 2);
    const colors: string[] = [];
    // ffmpeg shows the first frame that begins at or after a time.
    for (const second of ['0', '0.02', '0.04']) {
      const frame = join(folder, `color-${second}.png`);
      await ffmpeg?.run(['-ss', second, '-i', path, '-frames:v', '1', frame]);
      const { dominant } = await sharp(frame).stats();
      colors.push(Object.entries(dominant).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '');
    }
    expect(colors).toEqual(['r', 'g', 'b']);
  },
  60_000,
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
