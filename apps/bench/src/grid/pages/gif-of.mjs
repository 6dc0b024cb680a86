import { PICTURE } from './items.mjs';

const RENDITIONS = [
  'original',
  'fixed_width',
  'fixed_height',
  'fixed_width_small',
  'fixed_height_small',
  'downsized_large',
];

/** Converts an item to a GIF. Our widgets and those of GIPHY use the same field names. */
export function gifOf({ id, alt, width, height }) {
  const rendition = { url: PICTURE, webp: PICTURE, width, height };
  const images = Object.fromEntries(
    RENDITIONS.flatMap((name) => [
      [name, rendition],
      [`${name}_still`, rendition],
    ]),
  );
  return { id, type: 'gif', title: alt, alt_text: alt, url: `/gifs/${id}`, tags: [], images, is_sticker: false };
}
