import type { CatalogueItem } from '@zoetrope/catalogue';
import type { MediaRendition } from './rendition-size.ts';

/** The file name of the MP4 that an item has of a rendition. */
export function storedMp4({ mp4 = {} }: Pick<CatalogueItem, 'mp4'>, rendition: MediaRendition): string | undefined {
  const name = rendition === 'original_mp4' ? 'original' : rendition;
  return Object.hasOwn(mp4, name) ? mp4[name] : undefined;
}
