import type { PlacesOptions } from './places-css.ts';
import type { Places } from './use-places.ts';

/** The element in which a server has placed tiles. What stands there is left as it is while the page is taken over. */
export function usePlaces(options: PlacesOptions | false): Places | false {
  return options && { children: '' };
}
