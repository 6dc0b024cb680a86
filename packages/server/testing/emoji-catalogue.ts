import type { CatalogueItem } from '@zoetrope/catalogue';
import type { Catalogue } from '../src/storage/catalogue.ts';
import { fixtureCatalogue } from './fixture-catalogue.ts';

const channel = { is_public: true, is_verified: false, suppress_chrome: false, parent: null };

/** The fixture with a channel of emoji, its child channel, and an emoji with two variations. */
export const emojiCatalogue: Catalogue = {
  ...fixtureCatalogue,
  channels: [
    ...fixtureCatalogue.channels,
    { ...channel, slug: 'smiles', description: 'Small faces with big feelings.', tags: ['hearts', 'faces'] },
    { ...channel, slug: 'grins', description: 'The glad ones.', parent: 'smiles', tags: ['grin'] },
  ],
  items: [
    ...fixtureCatalogue.items,
    emoji('smile-grin', ['grin', 'emoji']),
    emoji('smile-heart', ['heart', 'red', 'emoji']),
    emoji('smile-heart-purple', [{ text: 'heart' }, 'purple', 'emoji']),
  ],
};

function emoji(id: string, tags: CatalogueItem['tags']): CatalogueItem {
  return {
    id,
    kind: 'sticker',
    title: id,
    alt_text: `A picture of ${id}`,
    tags,
    i18n: {},
    channel: 'smiles',
    rating: 'g',
    created: '2026-01-02T03:04:05.000Z',
    width: 160,
    height: 160,
    frames: 10,
    duration_ms: 1000,
    master: `${id}.webp`,
    license: 'CC0-1.0',
    source: 'made for this test',
  };
}
