import { type Query, type QueryValue, ZoetropeError } from '@zoetrope/transport';
import type { ApiCall, PageQuery } from '../../dialect.ts';
import { CONTENT_FILTERS } from '../content-filters.ts';
import { isSingleGifPath } from '../single-gif-path.ts';
import { KLIPY_KINDS } from './kinds.ts';

/** Parameters of KLIPY's API that all requests of a client have in common. */
export interface KlipyOptions {
  /** The language of lists and suggestions, for calls that do not set one. @default the service's: English */
  readonly locale?: string | undefined;
  /** The formats of files in responses: fewer formats, smaller responses. @default all formats */
  readonly formatFilter?: readonly ('gif' | 'webp' | 'jpg' | 'png' | 'mp4' | 'webm')[] | undefined;
}

/** A call of KLIPY's API. */
export interface KlipyCall {
  /** Of the path after the key, not yet encoded. */
  readonly segments: readonly string[];
  readonly query: Query;
}

const DEFAULT_LIMIT = 24;
const MIN_LIMIT = 8;
const MAX_LIMIT = 50;
const MAX_RECENTS = 32;

/** Converts a native call. Throws a `validation` error if the API has no equivalent. */
export function toKlipyCall({ path, query = {}, page = {} }: ApiCall, options: KlipyOptions): KlipyCall {
  const [first = '', second = '', third = ''] = path;
  const kind = KLIPY_KINDS.get(first);
  const locale = query.lang ?? options.locale;
  const media = { format_filter: options.formatFilter };
  const list = { content_filter: CONTENT_FILTERS[String(query.rating)], locale, ...media };
  // The id of an item whose slug is no valid id is its number.
  const items = (ofKind: string, ids: QueryValue): KlipyCall => ({
    segments: [ofKind, 'items'],
    query: { slugs: ids, ids: [ids].flat().filter(Number).join() || undefined, ...media },
  });
  switch (path.join('/')) {
    case 'gifs':
      return items('gifs', query.ids);
    case 'gifs/categories':
      return { segments: ['gifs', 'categories'], query: { locale } };
    case 'gifs/search/tags':
      return { segments: ['autocomplete', String(query.q)], query: { limit: page.limit, locale } };
    case 'emoji':
      return { segments: ['emojis', 'trending'], query: { ...toPageQuery(page), ...list } };
  }
  if (first === 'tags' && second === 'related' && path.length === 3) {
    return { segments: ['search-suggestions', third], query: { locale } };
  }
  if (isSingleGifPath(path)) return items('gifs', second);
  if (kind) {
    switch (second) {
      case 'search':
        return { segments: [kind, second], query: { q: query.q, ...toPageQuery(page), ...list } };
      case 'trending':
        return { segments: [kind, second], query: { ...toPageQuery(page), ...list } };
      case 'items':
        return items(kind, query.ids);
      case 'recent':
        return {
          segments: [kind, second, third],
          query: query.slug ? { slug: query.slug } : { ...toPageQuery(page, MAX_RECENTS), ...media },
        };
      case 'share':
      case 'view':
      case 'report':
        return { segments: [kind, second, third], query: {} };
    }
  }
  throw new ZoetropeError(`KLIPY's API has no equivalent of ${path.join('/')}`, { code: 'validation' });
}

function toPageQuery({ offset = 0, limit = DEFAULT_LIMIT, cursor }: PageQuery, maxLimit: number = MAX_LIMIT): Query {
  const perPage = Math.min(Math.max(limit, MIN_LIMIT), maxLimit);
  if (!cursor && offset % perPage !== 0) {
    throw new ZoetropeError(
      "KLIPY's API has pages: pass pagination.next of the previous page as cursor, or a multiple of limit as offset",
      { code: 'validation' },
    );
  }
  return { page: cursor || offset / perPage + 1, per_page: perPage };
}
