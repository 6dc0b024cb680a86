import type { MediaType } from '@zoetrope/fetch-api';
import { isGifId } from '@zoetrope/model';
import { normalizeQuery } from '@zoetrope/ui';

/** In the order of their links. */
export const MEDIA_TYPES: readonly MediaType[] = ['gifs', 'stickers', 'videos', 'text'];

/** The state in the URL's query: the search, the type, and the open GIF. */
export interface Route {
  /** Empty for trending. */
  readonly q: string;
  readonly type: MediaType;
  /** Id of the open GIF, or empty. */
  readonly gif: string;
}

export const HOME: Route = { q: '', type: 'gifs', gif: '' };

/** Parses a query. Invalid values are replaced by defaults, so that a mistyped link still opens a page. */
export function parseRoute(search: string): Route {
  const query = new URLSearchParams(search);
  const gif = query.get('gif') ?? '';
  return {
    q: normalizeQuery(query.get('q') ?? ''),
    type: MEDIA_TYPES.find((type) => type === query.get('type')) ?? HOME.type,
    gif: isGifId(gif) ? gif : '',
  };
}

/** Returns the URL of a route, without defaults, so that equal routes have equal URLs. */
export function routeHref(route: Route): string {
  const query = new URLSearchParams();
  if (route.q !== '') query.set('q', route.q);
  if (route.type !== HOME.type) query.set('type', route.type);
  if (route.gif !== '') query.set('gif', route.gif);
  const text = query.toString();
  return text === '' ? '/' : `/?${text}`;
}
