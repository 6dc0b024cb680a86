import { type Query, type QueryValue, ZoetropeError } from '@zoetrope/transport';
import type { Call } from '../../dialect.ts';

/** A call as this API names it. */
export interface TenorCall {
  readonly name: string;
  readonly query: Query;
}

/** Content filters by the strongest rating that they let through. */
const FILTERS: { readonly [rating: string]: string } = { y: 'high', g: 'high', pg: 'medium', 'pg-13': 'low', r: 'off' };

/** From a native call to this API's. Throws for what it has no call for. */
export function tenorCall(path: string, { path: parts, query = {}, page = {} }: Call): TenorCall {
  const [first = '', second = ''] = parts;
  const list = { ...paging(page), ...common(first, query) };
  if (path === 'trending/searches') return { name: 'trending_terms', query: {} };
  if (path === 'gifs/search/tags') return { name: 'autocomplete', query: { q: query.q, limit: page.limit } };
  if (path === 'gifs/categories') return { name: 'categories', query: {} };
  if (parts.length === 3 && first === 'tags' && second === 'related') {
    return { name: 'search_suggestions', query: { q: parts[2] } };
  }
  if (path === 'gifs') return { name: 'posts', query: { ids: query.ids } };
  if (second === 'search' && MEDIA.includes(first)) return { name: 'search', query: { q: query.q, ...list } };
  if (second === 'trending' && MEDIA.includes(first)) return { name: 'featured', query: list };
  if (second === 'random' && MEDIA.includes(first) && query.tag) {
    return { name: 'search', query: { q: query.tag, random: true, ...common(first, query), limit: 1 } };
  }
  if (isOneGif(parts)) return { name: 'posts', query: { ids: second } };
  throw new ZoetropeError(`This service has no call for ${path}`, { code: 'validation' });
}

const MEDIA: readonly string[] = ['gifs', 'stickers'];
/** What stands where an id might. */
const LISTS: readonly string[] = ['search', 'trending', 'random', 'related', 'categories'];

/** Whether a native path is that of one GIF: `gifs/{id}`. */
export function isOneGif([first, second = '', ...more]: Call['path']): boolean {
  return first === 'gifs' && second !== '' && more.length === 0 && !LISTS.includes(second);
}

function common(type: string, { rating, lang }: Query): Query {
  return {
    contentfilter: FILTERS[String(rating)],
    locale: lang as QueryValue,
    searchfilter: type === 'stickers' ? 'sticker' : undefined,
  };
}

function paging({ offset = 0, limit, cursor }: NonNullable<Call['page']>): Query {
  if (offset > 0 && !cursor) {
    throw new ZoetropeError('This service goes on by cursor only: pass pagination.next of the page before as cursor', {
      code: 'validation',
    });
  }
  return { limit, pos: cursor };
}
