import { isGifId } from '@zoetrope/model';

/** The lists one can look through, named as the API names them. */
export const KINDS = ['gifs', 'stickers', 'videos', 'text'] as const;
export type Kind = (typeof KINDS)[number];

/** What the address says: the search, the list, and the GIF that is open. All of it lives in the query string. */
export interface Route {
  /** Empty: trending. */
  readonly q: string;
  readonly type: Kind;
  /** Id of the open GIF; empty: none. */
  readonly gif: string;
}

export const HOME: Route = { q: '', type: 'gifs', gif: '' };

/** Anything that is not a route of ours reads as its default: a mistyped link still opens a page. */
export function parseRoute(search: string): Route {
  const query = new URLSearchParams(search);
  const gif = query.get('gif') ?? '';
  return {
    q: tidyQuery(query.get('q') ?? ''),
    type: KINDS.find((kind) => kind === query.get('type')) ?? HOME.type,
    gif: isGifId(gif) ? gif : '',
  };
}

/** The shortest address of a route: defaults are left out, so that equal routes have equal links. */
export function routeHref(route: Route): string {
  const query = new URLSearchParams();
  if (route.q !== '') query.set('q', route.q);
  if (route.type !== HOME.type) query.set('type', route.type);
  if (route.gif !== '') query.set('gif', route.gif);
  const text = query.toString();
  return text === '' ? '/' : `/?${text}`;
}

/** The longest search the API takes. */
export const MAX_QUERY_LENGTH = 50;

/** One space between words, none around them: what is typed differently but means the same is one search. */
export function tidyQuery(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trimEnd();
}
