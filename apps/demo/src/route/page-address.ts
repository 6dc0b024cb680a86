import { parseRoute, type Route } from './route.ts';

/** The address of a page as other GIF sites write it, which the rules of virtual page paths know. */
export function pageAddress(url: URL): string {
  return url.pathname === '/' ? addressOf(parseRoute(url.search)) : url.pathname;
}

function addressOf({ q, type, gif }: Route): string {
  if (gif !== '') return `/gifs/${gif}`;
  const list = type === 'stickers' ? '/stickers' : '';
  if (q !== '') return `${list}/search/${encodeURIComponent(q)}`;
  return list === '' ? '/' : `${list}/trending`;
}
