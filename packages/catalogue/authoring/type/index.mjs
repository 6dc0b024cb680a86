import { wordStickers } from './sticker-words.mjs';
import * as words from './words.mjs';

const gifs = Object.values(words).map((recipe) => ({
  kind: 'gif',
  channel: 'bigwords',
  delay: 80,
  quality: 42,
  ...recipe,
}));

export const type = [...gifs, ...wordStickers];
