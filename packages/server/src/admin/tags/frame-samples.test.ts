import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { localFile } from '../../storage/folder-storage.ts';
import { isPartOf, sampleFrames } from './frame-samples.ts';

const SLOW_MS = 300_000;

/** Two kinds of the same animation, and icons that differ in the drops below a cloud. */
const SAME = [
  ['campfire-crackle', 'campfire-night'],
  ['moonlit-waves', 'night-ocean'],
  ['rain-sounds', 'rainy-window'],
  ['weather-rain', 'weather-snow'],
  ['weather-rain', 'weather-thunderstorms'],
  ['weather-snow', 'weather-thunderstorms'],
];

const sourceOf = (name: string) => localFile(fileURLToPath(fileUrl(name)));

it(
  'finds every picture of the catalogue in another size, format and number of colors, and takes no two others for the same',
  async () => {
    const pictures = await Promise.all(
      catalogue.items.map(async ({ id, master }) => ({ id, samples: await sampleFrames(sourceOf(master)) })),
    );
    expect(pictures.length).toBeGreaterThan(100);
    const same = pictures.flatMap(({ id, samples }) =>
      pictures
        .filter((other) => other.id !== id && isPartOf(samples, other.samples))
        .map((other) => [id, other.id].sort().join(' ')),
    );
    expect([...new Set(same)].sort()).toEqual(SAME.map((ids) => ids.join(' ')));
    const missed: string[] = [];
    for (const { id, master } of catalogue.items.filter((_, index) => index % 8 === 0)) {
      const copy = await sharp(await sourceOf(master).source(), { animated: true })
        .resize({ width: 120 })
        .gif({ colours: 64, effort: 1 })
        .toBuffer();
      const samples = await sampleFrames({ source: async () => copy });
      const original = pictures.find((picture) => picture.id === id)?.samples ?? [];
      if (!isPartOf(samples, original) || !isPartOf(original, samples)) missed.push(id);
    }
    expect(missed).toEqual([]);
  },
  SLOW_MS,
);

it('has no samples of pictures of one color, and of files that are no pictures', async () => {
  const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c11' } });
  expect(await sampleFrames({ source: () => red.gif().toBuffer() })).toEqual([]);
  expect(await sampleFrames({ source: async () => Buffer.from('no picture') })).toEqual([]);
});
