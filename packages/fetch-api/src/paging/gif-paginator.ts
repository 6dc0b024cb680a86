import {
  appendPage,
  type EndReason,
  type FetchGifs,
  type Gif,
  type ListProgress,
  type PageRequest,
} from '@zoetrope/model';
import { createResponseCache, DEDUPE_ONLY } from '../response-cache.ts';

export interface GifPaginator {
  /** All GIFs so far, each once. A new array after each page. */
  readonly gifs: readonly Gif[];
  /** Why the list has ended; undefined while there are more pages. */
  readonly endReason: EndReason | undefined;
  /**
   * Fetches the next page and resolves with all GIFs so far. Concurrent calls share a request: an abort detaches its
   * caller, and the last one aborts the request. Makes no request after the end. After a failure or an abort, the next
   * call requests the same page again.
   */
  next(options?: Pick<PageRequest, 'signal' | 'cache'>): Promise<readonly Gif[]>;
}

/**
 * Reads a list page by page (C-13). `initial` are the GIFs of earlier pages, such as those that a server rendered.
 *
 * @example
 * const paginator = gifPaginator((page) => client.search('cat', page));
 * while (!paginator.endReason) await paginator.next();
 */
export function gifPaginator(fetchGifs: FetchGifs, initial: readonly Gif[] = []): GifPaginator {
  const requests = createResponseCache(DEDUPE_ONLY);
  const known = new Set(initial.map(({ id }) => id));
  let gifs: readonly Gif[] = initial;
  let progress: ListProgress = { offset: initial.length };

  async function fetchPage({ signal, cache }: Pick<PageRequest, 'signal' | 'cache'>) {
    const { offset, cursor } = progress;
    const result = await fetchGifs({ offset, cursor, signal, cache });
    // A source may resolve after all callers have aborted, while the same page is requested again.
    signal?.throwIfAborted();
    const { added, ...next } = appendPage({ offset, known }, result);
    for (const { id } of added) known.add(id);
    progress = next;
    gifs = [...gifs, ...added];
    return gifs;
  }

  return {
    get gifs() {
      return gifs;
    },
    get endReason() {
      return progress.endReason;
    },
    async next({ signal, cache } = {}) {
      if (progress.endReason) return gifs;
      const load = (loadSignal: AbortSignal) => fetchPage({ signal: loadSignal, cache });
      return requests.fetch({ key: 'page', load, signal });
    },
  };
}
