import { gifOf } from '../gif-of.mjs';
import { PICTURE } from '../items.mjs';

const TILES = 24;
export const COLUMNS = 6;

/** 24 GIFs that are all in view, each with its own animated file and the same still. */
export const animatedGifs = Array.from({ length: TILES }, (_, index) => {
  const gif = gifOf({ id: `animation${index}`, alt: `item ${index}`, width: 200, height: 150 });
  const url = `/animation-${index}.webp`;
  const file = (name) => (name.endsWith('_still') ? PICTURE : url);
  const images = Object.entries(gif.images).map(([name, size]) => [
    name,
    { ...size, url: file(name), webp: file(name) },
  ]);
  return { ...gif, images: Object.fromEntries(images) };
});

/** There is no further page. */
export const fetchNothing = async () => ({
  data: [],
  pagination: { offset: TILES, count: 0, total_count: TILES },
  meta: { response_id: 'bench', status: 200, msg: 'OK' },
});

/** Empty space below the list, to scroll into. */
export const BELOW = { height: 10_000 };
