import type { MediaType } from '@zoetrope/fetch-api';

export const MEDIA_TYPE_LABELS: { readonly [type in MediaType]: string } = {
  gifs: 'GIFs',
  stickers: 'Stickers',
  // The API's name for clips, which are videos with sound, is `videos`.
  videos: 'Clips',
  memes: 'Memes',
  text: 'Text',
};
