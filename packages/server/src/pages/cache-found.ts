import type { PageSource } from './page-source.ts';

/** GIFs that are remembered; the one that was not asked for longest goes first. */
const MOST = 500;

/**
 * What was found of late, for when the database is away: an embed page shows its GIF all the same. It then carries nobody's
 * payload, so that it tells no events.
 */
export function cacheFound(find: PageSource['embed']): PageSource['embed'] {
  const known = new Map<string, Exclude<Awaited<ReturnType<PageSource['embed']>>, string | undefined>>();
  return async (id, origin) => {
    const key = `${id} ${origin}`;
    try {
      const found = await find(id, origin);
      known.delete(key);
      if (typeof found === 'object') known.set(key, { ...found, analytics_response_payload: undefined });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return found;
    } catch (error) {
      const found = known.get(key);
      if (found === undefined) throw error;
      return found;
    }
  };
}
