import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { averageColor, computeBlurhash } from './blurhash.ts';

it('describes a picture of one color with that color', async () => {
  const picture = { width: 40, height: 10, channels: 3, background: '#00a2ff' } as const;
  const blurhash = await computeBlurhash(await sharp({ create: picture }).png().toBuffer());
  expect(isBlurhashValid(blurhash).result).toBe(true);
  expect(averageColor(blurhash)).toBe('#00a2ff');
});

it('has a white background for a transparent picture', async () => {
  const picture = { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  expect(averageColor(await computeBlurhash(await sharp({ create: picture }).png().toBuffer()))).toBe('#ffffff');
});

it('is the blurhash of the catalogue for each of its masters', async () => {
  for (const { id, master, blurhash } of catalogue.items.slice(0, 12)) {
    expect([id, blurhash]).toEqual([id, await computeBlurhash(fileURLToPath(fileUrl(master)))]);
  }
});
