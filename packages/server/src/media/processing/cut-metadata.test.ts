import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedGif, animation } from '../../../testing/test-pictures.ts';
import { cutMetadata } from './cut-metadata.ts';
import { gifBlocksStart } from './gif-blocks.ts';

const framesOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

/** A GIF with one more extension before its first image. */
async function withExtension(label: number, ...blocks: readonly string[]): Promise<Buffer> {
  const gif = await animatedGif({ seed: 1 });
  const start = gifBlocksStart(gif);
  const content = blocks.map((block) => Buffer.concat([Buffer.of(block.length), Buffer.from(block, 'latin1')]));
  return Buffer.concat([gif.subarray(0, start), Buffer.of(0x21, label), ...content, Buffer.of(0), gif.subarray(start)]);
}

describe('cutMetadata', () => {
  it('removes comments, foreign applications and bytes after the end of a GIF, and nothing else', async () => {
    const gif = await animatedGif({ seed: 1 });
    const commented = await withExtension(0xfe, 'at 52.5 N, 13.4 E');
    const xmp = await withExtension(0xff, 'XMP DataXMP', '<author>Somebody</author>');
    for (const bytes of [commented, xmp, Buffer.concat([gif, Buffer.from('hidden at the end')])]) {
      expect(cutMetadata(bytes, 'gif')?.equals(gif)).toBe(true);
    }
    expect((await sharp(cutMetadata(commented, 'gif'), { animated: true }).metadata()).loop).toBe(0);
  });

  it('removes EXIF of a WebP, and keeps its frames', async () => {
    const webp = await animation({ seed: 2 })
      .webp({ lossless: true, delay: [80, 80, 80, 80] })
      .toBuffer();
    const withExif = await sharp(webp, { animated: true })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .webp({ lossless: true })
      .toBuffer();
    expect(withExif.includes('Somebody')).toBe(true);
    const cut = cutMetadata(withExif, 'webp') ?? Buffer.of();
    expect(cut.includes('Somebody')).toBe(false);
    const { pages, exif } = await sharp(cut, { animated: true }).metadata();
    expect([pages, exif]).toEqual([4, undefined]);
    expect((await framesOf(cut)).equals(await framesOf(withExif))).toBe(true);
  });

  it('returns undefined for a picture with a color profile', async () => {
    expect(cutMetadata(await withExtension(0xff, 'ICCRGBG1012', 'profile'), 'gif')).toBeUndefined();
    const webp = await animation({ seed: 3 }).withIccProfile('p3').webp().toBuffer();
    expect(cutMetadata(webp, 'webp')).toBeUndefined();
  });
});
