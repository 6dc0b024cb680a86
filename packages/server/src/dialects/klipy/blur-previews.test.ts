import { expect, it } from 'vitest';
import { createBlurPreviews } from './blur-previews.ts';

const RED_AND_BLUE = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';

it('is a bitmap of 8 × 6 pixels with the colors of the blurhash', () => {
  const preview = createBlurPreviews()(RED_AND_BLUE);
  const [type, data = ''] = preview.split(',');
  expect(type).toBe('data:image/bmp;base64');
  const bmp = Buffer.from(data, 'base64');
  expect(bmp.toString('latin1', 0, 2)).toBe('BM');
  expect([bmp.readUInt32LE(2), bmp.readInt32LE(18), bmp.readInt32LE(22)]).toEqual([bmp.length, 8, -6]);
  const pixels = bmp.subarray(bmp.readUInt32LE(10));
  expect(pixels.length).toBe(8 * 6 * 3);
  expect(new Set(pixels).size).toBeGreaterThan(20);
});

it('is the same for the same blurhash', () => {
  const preview = createBlurPreviews();
  expect(preview(RED_AND_BLUE)).toBe(preview(RED_AND_BLUE));
});

it.each([undefined, '', 'nonsense', '💥'])('is a gray pixel without a valid blurhash: %j', (blurhash) => {
  expect(createBlurPreviews()(blurhash)).toMatch(/^data:image\/gif;base64,/);
});
