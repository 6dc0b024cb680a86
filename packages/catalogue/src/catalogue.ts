import channels from '../data/channels.json' with { type: 'json' };
import items from '../data/items.json' with { type: 'json' };
import type { CatalogueChannel } from './channel.ts';
import type { CatalogueItem } from './item.ts';

export interface Catalogue {
  readonly items: readonly CatalogueItem[];
  readonly channels: readonly CatalogueChannel[];
}

/** All items and channels. The build includes the data in the module, so nothing is read from disk. */
export const catalogue: Catalogue = {
  items: items as readonly CatalogueItem[],
  channels: channels as readonly CatalogueChannel[],
};
