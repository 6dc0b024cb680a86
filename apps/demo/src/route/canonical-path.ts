import { parseRoute, type Route } from './route.ts';

/** Converts a URL of the demo to a path that the virtual page paths of the specification (§2) recognize. */
export function canonicalPath(url: URL): string {
  return url.pathname === '/' ? pathOf(parseRoute(url.search)) : url.pathname;
}

function pathOf({ q, type, gif }: Route): string {
  if (gif !== '') return `/gifs/${gif}`;
  const list = type === 'stickers' ? '/stickers' : '';
  if (q !== '') return `${list}/search/${encodeURIComponent(q)}`;
  return list === '' ? '/' : `${list}/trending`;
}
