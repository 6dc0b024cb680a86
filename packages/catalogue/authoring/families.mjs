import { clips } from './clips/index.mjs';
import { loops } from './loops/index.mjs';
import { math } from './math/index.mjs';
import { places } from './places/index.mjs';
import { scenes } from './scenes/index.mjs';
import { stickers } from './stickers/index.mjs';
import { type } from './type/index.mjs';
import { weather } from './weather/index.mjs';

/** Every recipe of the catalogue. */
export const recipes = [...scenes, ...type, ...loops, ...math, ...places, ...stickers, ...weather, ...clips];
