import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeFrameSamples } from '../../../testing/frame-samples-suite.ts';
import { sampleFrames } from './frame-samples.ts';

// All pictures are sampled in `pnpm test soak`.
describeFrameSamples({ step: 12 });

it('has no samples of pictures of one color, and of files that are no pictures', async () => {
  const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c11' } });
  expect(await sampleFrames({ source: () => red.gif().toBuffer() })).toEqual([]);
  expect(await sampleFrames({ source: async () => Buffer.from('no picture') })).toEqual([]);
});

it('has the same samples of a frame, whatever the size of the picture and the frames before and after it', async () => {
  const frame = (red: number) =>
    ({ create: { width: 300, height: 210, channels: 3, background: { r: red, g: 0, b: 0 } } }) as const;
  const page = (red: number, drawn: string) =>
    sharp(frame(red))
      .composite([{ input: Buffer.from(`<svg width="300" height="210">${drawn}</svg>`) }])
      .png()
      .toBuffer();
  const circle = await page(200, '<circle cx="120" cy="90" r="70" fill="#0f8"/>');
  const white = await page(255, '<rect width="290" height="200" fill="#fff"/>');
  const animation = await sharp([white, circle, white], { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  const [, inAnimation] = await sampleFrames({ source: async () => animation });
  const [alone] = await sampleFrames({ source: async () => sharp(circle).resize(60, 90, { fit: 'fill' }).toBuffer() });
  const differences = [...(inAnimation?.pixels ?? [])].map((value, index) =>
    Math.abs(value - (alone?.pixels[index] ?? 0)),
  );
  expect(differences).toHaveLength(768);
  expect(Math.max(...differences)).toBeLessThan(24);
});
