import { loops } from './loops/index.mjs';
import { places } from './places/index.mjs';
import { stickers } from './stickers/index.mjs';

/** Every recipe of the catalogue. */
export const recipes = [...loops, ...places, ...stickers];
