import type { PageSource } from './page-source.ts';

/** Cached GIFs; the least recently used one is dropped. */
const MAX_ENTRIES = 500;

/** Caches the GIFs of embed pages, for times without a database. A cached GIF has no payload, so it sends no events. */
export function cacheFound(find: PageSource['embed']): PageSource['embed'] {
  const known = new Map<string, Exclude<Awaited<ReturnType<PageSource['embed']>>, string | undefined>>();
  return async (id, origin) => {
    const key = `${id} ${origin}`;
    try {
      const found = await find(id, origin);
      known.delete(key);
      if (typeof found === 'object') known.set(key, { ...found, analytics_response_payload: undefined });
      const [oldest] = known.keys();
      if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
      return found;
    } catch (error) {
      const found = known.get(key);
      if (found === undefined) throw error;
      return found;
    }
  };
}
