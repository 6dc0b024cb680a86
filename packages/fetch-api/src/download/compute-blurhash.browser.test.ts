import { expect, it, vi } from 'vitest';
import { computeBlurhash } from './compute-blurhash.ts';

/** An image of one color. */
async function imageOf(color: string, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/png' });
}

it('passes the pixels of a reduced image to the package', async () => {
  const encode = vi.fn((_pixels: Uint8ClampedArray, width: number, height: number) => `${width}x${height}`);
  const image = await imageOf('rgb(200, 100, 50)', 640, 320);
  expect(await computeBlurhash(image, async () => ({ encode }))).toBe('32x16');
  const [pixels, , , componentX, componentY] = encode.mock.lastCall as unknown as [Uint8ClampedArray, ...number[]];
  expect(pixels).toHaveLength(32 * 16 * 4);
  expect([...pixels.slice(0, 4)]).toEqual([200, 100, 50, 255]);
  expect([componentX, componentY]).toEqual([4, 3]);
});

it('returns undefined for a file that is no image, without loading the package', async () => {
  const load = vi.fn();
  expect(await computeBlurhash(new Blob(['no image'], { type: 'video/mp4' }), load)).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});
