import { type AnimatedRenditionName, altText, type Gif, gifPageUrl, type Provider } from '@zoetrope/model';
import { mediaFiles } from '../card/media-files.ts';

/** In order of preference: a column is about 150 px wide. */
const TILE_RENDITIONS: readonly AnimatedRenditionName[] = [
  'fixed_width',
  'fixed_height',
  'downsized_large',
  'original',
];

export type TileVersion = 'animated' | 'still';

export interface RelatedTile {
  readonly element: HTMLLIElement;
  show(version: TileVersion): void;
}

/** A related GIF, linked to its page. Texts and URLs are assigned as properties, never as markup. */
export function createTile(page: Document, gif: Gif, provider: Provider): RelatedTile {
  const element = page.createElement('li');
  const link = page.createElement('a');
  link.href = gifPageUrl(gif, provider);
  link.target = '_blank';
  link.rel = 'noopener';
  const image = page.createElement('img');
  image.alt = altText(gif);
  image.loading = 'lazy';
  image.decoding = 'async';
  link.append(image);
  element.append(link);
  const files = mediaFiles(gif, TILE_RENDITIONS);
  let shown: TileVersion | undefined;
  return {
    element,
    show(version) {
      if (files === undefined || version === shown) return;
      shown = version;
      const { url, webp } = files[version] ?? files.animated;
      image.src = webp ?? url;
    },
  };
}
