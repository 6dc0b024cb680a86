import { gifOf } from '../gif-of.mjs';
import { PICTURE } from '../items.mjs';

const TILES = 24;
export const COLUMNS = 6;

/** 24 GIFs that all fit on the screen, each with a file of its own that moves, and a still that does not. */
export const videoGifs = Array.from({ length: TILES }, (_, index) => {
  const gif = gifOf({ id: `film${index}`, alt: `item ${index}`, width: 200, height: 150 });
  const url = `/film-${index}.webp`;
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

/** Room to scroll away into. */
export const BELOW = { height: 10_000 };
