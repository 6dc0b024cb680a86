import type { PageSource } from './page-source.ts';

/** Cached GIFs; the least recently used one is dropped. */
const MAX_ENTRIES = 500;

/**
 * Caches the GIFs of embed pages, to serve them without a database. A cached GIF has no payload, so it sends no events.
 */
export function withEmbedFallback(find: PageSource['embed']): PageSource['embed'] {
  const cache = new Map<string, Exclude<Awaited<ReturnType<PageSource['embed']>>, string | undefined>>();
  return async (id, origin) => {
    const key = `${id} ${origin}`;
    try {
      const gif = await find(id, origin);
      cache.delete(key);
      if (typeof gif === 'object') cache.set(key, { ...gif, analytics_response_payload: undefined });
      const [oldest] = cache.keys();
      if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
      return gif;
    } catch (error) {
      const gif = cache.get(key);
      if (gif === undefined) throw error;
      return gif;
    }
  };
}
