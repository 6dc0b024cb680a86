import { type AnimatedRenditionName, altText, type Gif, gifPageUrl, type Provider } from '@zoetrope/model';
import { mediaFiles } from '../card/media-files.ts';

/** In order of preference: a column is about 150 px wide. */
const TILE_RENDITIONS: readonly AnimatedRenditionName[] = [
  'fixed_width',
  'fixed_height',
  'downsized_large',
  'original',
];

export interface RelatedTile {
  readonly element: HTMLLIElement;
  /** Shows the animated image or the still. */
  setAnimated(isAnimated: boolean): void;
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
  let wasAnimated: boolean | undefined;
  return {
    element,
    setAnimated(isAnimated) {
      if (files === undefined || isAnimated === wasAnimated) return;
      wasAnimated = isAnimated;
      const { url, webp } = isAnimated ? files.animated : (files.still ?? files.animated);
      image.src = webp ?? url;
    },
  };
}
