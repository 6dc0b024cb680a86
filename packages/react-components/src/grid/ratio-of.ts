import { aspectRatio, type Gif } from '@zoetrope/model';
import { cutRatio } from '../layout/tile-ratio.ts';

/** Height of a tile in widths. */
export const ratioOf = (gif: Gif) => cutRatio(1 / aspectRatio(gif));
