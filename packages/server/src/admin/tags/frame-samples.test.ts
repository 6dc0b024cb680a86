import { fileURLToPath } from 'node:url';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { encodeRendition, type RenditionPlan } from '../../media/encode-rendition.ts';
import { renditionRule, renditionSize } from '../../media/rendition-size.ts';
import { localFile } from '../../storage/folder-storage.ts';
import { type FrameSample, isPartOf, sampleFrames, sampleFramesOfCopies } from './frame-samples.ts';

const SLOW_MS = 600_000;

/** Two kinds of the same animation, and icons that differ in the drops below a cloud. */
const SAME = [
  ['campfire-crackle', 'campfire-night'],
  ['moonlit-waves', 'night-ocean'],
  ['rain-sounds', 'rainy-window'],
  ['weather-rain', 'weather-snow'],
  ['weather-rain', 'weather-thunderstorms'],
  ['weather-snow', 'weather-thunderstorms'],
];

type Item = (typeof catalogue.items)[number];

const sourceOf = (name: string) => localFile(fileURLToPath(fileUrl(name)));

/** The plan of the rendition that differs the most from its master: few pixels, frames and colors. */
function smallestPlan(item: Item): RenditionPlan {
  const { maxFrames, maxSeconds, maxBytes } = renditionRule('preview_gif');
  return { ...renditionSize('preview_gif', item), format: 'gif', still: false, maxFrames, maxSeconds, maxBytes };
}

let blockedSamples: ReadonlyMap<string, readonly FrameSample[]>;
beforeAll(async () => {
  const entries = catalogue.items.map(
    async ({ id, master }) => [id, await sampleFramesOfCopies(sourceOf(master))] as const,
  );
  blockedSamples = new Map(await Promise.all(entries));
}, SLOW_MS);

it(
  'takes no two pictures of the catalogue for the same',
  async () => {
    const pictures = await Promise.all(
      catalogue.items.map(async ({ id, master }) => ({ id, samples: await sampleFrames(sourceOf(master)) })),
    );
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter(({ samples }) => samples.length === 0)).toEqual([]);
    const same = pictures.flatMap(({ id, samples }) =>
      [...blockedSamples]
        .filter(([other, blocked]) => other !== id && isPartOf(samples, blocked))
        .map(([other]) => [id, other].sort().join(' ')),
    );
    expect([...new Set(same)].sort()).toEqual(SAME.map((ids) => ids.join(' ')));
  },
  SLOW_MS,
);

it(
  'recognizes the smallest rendition of every eighth item of the catalogue',
  async () => {
    const missed: string[] = [];
    for (const item of catalogue.items.filter((_, index) => index % 8 === 0)) {
      const copy = await encodeRendition(await sourceOf(item.master).source(), smallestPlan(item));
      const samples = await sampleFrames({ source: async () => copy });
      if (!isPartOf(samples, blockedSamples.get(item.id) ?? [])) missed.push(item.id);
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
