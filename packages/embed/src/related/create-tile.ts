import { type AnimatedRenditionName, altText, type Gif, gifPageUrl, type Provider } from '@zoetrope/model';
import { mediaFiles } from '../card/media-files.ts';

/** A column is about 150 px wide. */
const TILE_RENDITIONS: readonly AnimatedRenditionName[] = [
  'fixed_width',
  'fixed_height',
  'downsized_large',
  'original',
];

export interface RelatedTile {
  readonly element: HTMLLIElement;
  /** Moving, or still. */
  setMoving(moving: boolean): void;
}

/** One related GIF: a link to its page. Texts and addresses are set as such, never as markup. */
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
  let shown: boolean | undefined;
  return {
    element,
    setMoving(moving) {
      if (files === undefined || moving === shown) return;
      shown = moving;
      const { url, webp } = moving ? files.moving : (files.still ?? files.moving);
      image.src = webp ?? url;
    },
  };
}
