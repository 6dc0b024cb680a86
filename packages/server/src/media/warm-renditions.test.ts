import { catalogue } from '@zoetrope/catalogue';
import { bestRendition, type Images, MOVING_RENDITIONS } from '@zoetrope/model';
import { expect, it } from 'vitest';
import { renditionSize } from './rendition-size.ts';
import { WARMED_RENDITIONS } from './warm-renditions.ts';

const tileWidths = [200, 250, 300, 350, 400, 500, 600];

it.each(tileWidths)('makes ahead what a tile of %i device pixels shows first and then [M-3]', (width) => {
  const ready = new Set<string>(['original', ...WARMED_RENDITIONS]);
  for (const item of catalogue.items.filter(({ kind }) => kind === 'gif')) {
    const images: Images = Object.fromEntries(
      MOVING_RENDITIONS.map((name) => [name, { url: `/${name}`, ...renditionSize(name, item) }]),
    );
    const name = bestRendition(images, width, (width * item.height) / item.width)?.name ?? 'none';
    expect(ready, item.id).toContain(name);
    expect(ready, item.id).toContain(`${name}_still`);
  }
});
