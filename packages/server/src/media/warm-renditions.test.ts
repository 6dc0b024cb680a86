import { catalogue } from '@zoetrope/catalogue';
import { ANIMATED_RENDITIONS, bestRendition, type Images } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { picked, setUpMedia } from '../../testing/media-service.ts';
import { renditionSize } from './rendition-size.ts';
import { WARMED_RENDITIONS, warmRenditions } from './warm-renditions.ts';

const { sticker, second } = picked;
const { service } = setUpMedia();

const tileWidths = [200, 250, 300, 350, 400, 500, 600];

it.each(tileWidths)('warms the files that a tile of %i device pixels shows first and next [M-3]', (width) => {
  const ready = new Set<string>(['original', ...WARMED_RENDITIONS]);
  for (const item of catalogue.items.filter(({ kind }) => kind === 'gif')) {
    const images: Images = Object.fromEntries(
      ANIMATED_RENDITIONS.map((name) => [name, { url: `/${name}`, ...renditionSize(name, item) }]),
    );
    const name = bestRendition(images, { width, height: (width * item.height) / item.width })?.name ?? 'none';
    expect(ready, item.id).toContain(name);
    expect(ready, item.id).toContain(`${name}_still`);
  }
});

it('warms the tiles of a first page', async () => {
  const { app, made, media, renditions } = service();
  await warmRenditions([sticker.id, 'nobody', second.id], { media, renditions });
  const ahead = made.length;
  expect(ahead).toBeGreaterThan(0);
  for (const name of WARMED_RENDITIONS)
    expect((await app.request(`/media/${sticker.id}/${name}.webp`)).status).toBe(200);
  expect(made).toHaveLength(ahead);
});

it('stops creating renditions when aborted', async () => {
  const { made, media, renditions } = service();
  await warmRenditions([sticker.id], { media, renditions, signal: AbortSignal.abort() });
  expect(made).toEqual([]);
});
