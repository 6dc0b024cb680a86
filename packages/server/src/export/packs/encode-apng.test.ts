import { expect, it } from 'vitest';
import { animatedGif } from '../../../testing/test-pictures.ts';
import { createFfmpegFinder, type Ffmpeg } from '../../media/processing/ffmpeg.ts';
import { encodeApng } from './encode-apng.ts';

it('reduces colors, frames and details until an APNG is within the limit', async () => {
  const ffmpeg = (await createFfmpegFinder()()) as Ffmpeg;
  const item = { width: 64, height: 64 };
  const master = await animatedGif({ seed: 3, ...item, frames: 10 });
  const plan = { item, side: 128, maxSeconds: 3 };
  const full = await encodeApng(ffmpeg, master, { ...plan, maxBytes: Number.POSITIVE_INFINITY });
  const limit = full.length - 1;
  const reduced = await encodeApng(ffmpeg, master, { ...plan, maxBytes: limit });
  expect(reduced.length).toBeLessThanOrEqual(limit);
  const smallest = await encodeApng(ffmpeg, master, { ...plan, maxBytes: 1 });
  expect(smallest.length).toBeGreaterThan(1);
  expect(smallest.length).toBeLessThanOrEqual(reduced.length);
});
