import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type PlacesOptions, placesCss } from './places-css.ts';

/** What a style element says beside the tiles of a server. */
export interface Places {
  readonly nonce?: string | undefined;
  readonly children: string;
}

/**
 * Places a server's tiles for every width, of which it knows none. This is for a server alone: what bundlers make for
 * browsers has `use-places.browser.ts` in its stead, see `browser` in the package's manifest.
 */
export function usePlaces(options: PlacesOptions | false): Places | false {
  const cache = useEmotionCache();
  return options && { nonce: cache?.nonce, children: placesCss(options) };
}
