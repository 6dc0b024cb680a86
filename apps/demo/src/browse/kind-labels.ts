import type { Kind } from '../route/route.ts';

export const KIND_LABELS: { readonly [kind in Kind]: string } = {
  gifs: 'GIFs',
  stickers: 'Stickers',
  videos: 'Clips',
  text: 'Text',
};
