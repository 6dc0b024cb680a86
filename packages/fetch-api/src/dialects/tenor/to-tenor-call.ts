import { type Query, type QueryValue, ZoetropeError } from '@zoetrope/transport';
import type { ApiCall, PageQuery } from '../../dialect.ts';
import { CONTENT_FILTERS } from '../content-filters.ts';
import { isSingleGifPath } from '../single-gif-path.ts';

/** A call of Tenor's API. */
export interface TenorCall {
  readonly name: string;
  readonly query: Query;
}

const MEDIA_TYPES: ReadonlySet<string> = new Set(['gifs', 'stickers']);

/** Converts a native call. Throws a `validation` error if the API has no equivalent. */
export function toTenorCall(path: string, { path: segments, query = {}, page = {} }: ApiCall): TenorCall {
  const [first = '', second = '', third] = segments;
  const listQuery = { ...toPageQuery(page), ...toFilterQuery(first, query) };
  if (path === 'trending/searches') return { name: 'trending_terms', query: {} };
  if (path === 'gifs/search/tags') return { name: 'autocomplete', query: { q: query.q, limit: page.limit } };
  if (path === 'gifs/categories') return { name: 'categories', query: {} };
  if (path === 'gifs') return { name: 'posts', query: { ids: query.ids } };
  if (first === 'tags' && second === 'related' && segments.length === 3) {
    return { name: 'search_suggestions', query: { q: third } };
  }
  if (MEDIA_TYPES.has(first)) {
    if (second === 'search') return { name: 'search', query: { q: query.q, ...listQuery } };
    if (second === 'trending') return { name: 'featured', query: listQuery };
    if (second === 'random' && query.tag) {
      return { name: 'search', query: { q: query.tag, random: true, ...toFilterQuery(first, query), limit: 1 } };
    }
  }
  if (path === 'registershare') return { name: path, query: { id: query.id, q: query.q } };
  if (isSingleGifPath(segments)) return { name: 'posts', query: { ids: second } };
  throw new ZoetropeError(`Tenor's API has no equivalent of ${path}`, { code: 'validation' });
}

function toFilterQuery(type: string, { rating, lang }: Query): Query {
  return {
    contentfilter: CONTENT_FILTERS[String(rating)],
    locale: lang as QueryValue,
    searchfilter: type === 'stickers' ? 'sticker' : undefined,
  };
}

function toPageQuery({ offset = 0, limit, cursor }: PageQuery): Query {
  if (offset > 0 && !cursor) {
    throw new ZoetropeError("Tenor's API has no offsets: pass pagination.next of the previous page as cursor", {
      code: 'validation',
    });
  }
  return { limit, pos: cursor };
}
