export type { CatalogueChannel } from './channel.ts';
export type { CatalogueItem, ItemKind, Translation } from './item.ts';
