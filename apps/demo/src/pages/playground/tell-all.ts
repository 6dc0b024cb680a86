import type { Gif, GifEvent } from '@zoetrope/model';
import type { Tell } from './tell.ts';

/** Every callback of a tile that changes nothing by being there. */
export function tileCallbacks(tell: Tell) {
  return {
    track: ({ type, gif }: GifEvent) => tell('track', `${type} ${gif.id}`),
    onGifHover: (gif: Gif) => tell('onGifHover', gif.id),
    onGifSeen: (gif: Gif) => tell('onGifSeen', gif.id),
    onGifVisible: (gif: Gif) => tell('onGifVisible', gif.id),
    onGifRightClick: (gif: Gif) => tell('onGifRightClick', gif.id),
    onGifKeyDown: (gif: Gif, { key }: { readonly key: string }) => tell('onGifKeyDown', `${gif.id} ${key}`),
  };
}

/** Those of a list. */
export function listCallbacks(tell: Tell) {
  return {
    ...tileCallbacks(tell),
    onGifsFetched: (gifs: readonly Gif[]) => tell('onGifsFetched', `${gifs.length} GIFs`),
    onGifsFetchError: (error: unknown) => tell('onGifsFetchError', String(error)),
  };
}
