import { animals } from './animals.mjs';
import { faces } from './faces.mjs';
import { handsAndHearts } from './hands-and-hearts.mjs';
import { stills, things } from './things.mjs';

/**
 * Every emoji of the catalogue by its code points: the name of its still picture, the parts into which it is cut, and `act`, which
 * draws one moment. An act comes back to its beginning at t = 1, and shows the whole emoji at t = 0.
 */
export const cast = { ...faces, ...animals, ...handsAndHearts, ...things, ...stills };
