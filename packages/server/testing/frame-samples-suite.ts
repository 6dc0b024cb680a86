import { fileURLToPath } from 'node:url';
import { type CatalogueItem, catalogue, fileUrl } from '@zoetrope/catalogue';
import { beforeAll, expect, it } from 'vitest';
import { type FrameSample, isPartOf, sampleFrames, sampleFramesOfCopies } from '../src/admin/tags/frame-samples.ts';
import { encodeRendition, type RenditionPlan } from '../src/media/encode-rendition.ts';
import { renditionRule, renditionSize } from '../src/media/rendition-size.ts';
import { localFile } from '../src/storage/folder-storage.ts';

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

const sourceOf = ({ master }: CatalogueItem) => localFile(fileURLToPath(fileUrl(master)));

/** The plan of the rendition that differs the most from its master: few pixels, frames and colors. */
function smallestPlan(item: CatalogueItem): RenditionPlan {
  const { maxFrames, maxSeconds, maxBytes } = renditionRule('preview_gif');
  return { ...renditionSize('preview_gif', item), format: 'gif', still: false, maxFrames, maxSeconds, maxBytes };
}

/** Samples of the pictures that are the same, and of one of `step` others in the catalogue. */
export function describeFrameSamples({ step }: { readonly step: number }): void {
  const others = catalogue.items.filter((_, index) => index % step === 0);
  const same = new Set(SAME.flat());
  const items = [...new Set([...others, ...catalogue.items.filter(({ id }) => same.has(id))])];
  let blockedSamples: ReadonlyMap<string, readonly FrameSample[]>;
  beforeAll(async () => {
    const entries = items.map(async (item) => [item.id, await sampleFramesOfCopies(sourceOf(item))] as const);
    blockedSamples = new Map(await Promise.all(entries));
  }, SLOW_MS);

  it(
    'takes no two pictures of the catalogue for the same',
    async () => {
      const pictures = await Promise.all(
        items.map(async (item) => ({ id: item.id, samples: await sampleFrames(sourceOf(item)) })),
      );
      expect(pictures.length).toBeGreaterThan(20);
      expect(pictures.filter(({ samples }) => samples.length === 0)).toEqual([]);
      const pairs = pictures.flatMap(({ id, samples }) =>
        [...blockedSamples]
          .filter(([other, blocked]) => other !== id && isPartOf(samples, blocked))
          .map(([other]) => [id, other].sort().join(' ')),
      );
      expect([...new Set(pairs)].sort()).toEqual(SAME.map((ids) => ids.join(' ')));
    },
    SLOW_MS,
  );

  it(
    'recognizes the smallest renditions of the catalogue',
    async () => {
      const missed: string[] = [];
      for (const item of others) {
        const copy = await encodeRendition(await sourceOf(item).source(), smallestPlan(item));
        const samples = await sampleFrames({ source: async () => copy });
        if (!isPartOf(samples, blockedSamples.get(item.id) ?? [])) missed.push(item.id);
      }
      expect(missed).toEqual([]);
    },
    SLOW_MS,
  );
}
