import * as jumpingWords from './jumping-words.mjs';
import * as popWords from './pop-words.mjs';
import * as ribbonWords from './ribbon-words.mjs';
import * as signWords from './sign-words.mjs';
import { wordStickers } from './word-stickers.mjs';

const gifs = [popWords, signWords, ribbonWords, jumpingWords]
  .flatMap((group) => Object.values(group))
  .map((recipe) => ({ kind: 'gif', channel: 'bigwords', delay: 80, quality: 42, ...recipe }));

export const type = [...gifs, ...wordStickers];
