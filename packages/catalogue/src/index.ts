export { type Catalogue, catalogue } from './catalogue.ts';
export type { CatalogueChannel } from './channel.ts';
export { fileUrl } from './file-url.ts';
export type { CatalogueItem, ItemKind, Translation } from './item.ts';
