import type { EndReason, FetchGifs, Gif, ListProgress, PageRequest } from '@zoetrope/model';
import { createCallMemory, SHARE_ONLY } from '../call-memory.ts';
import { nextPage } from './next-page.ts';

export interface GifPaginator {
  /** Everything read so far, each GIF once. A new array after every page. */
  readonly gifs: readonly Gif[];
  /** Why there are no more pages; undefined while there are. */
  readonly end: EndReason | undefined;
  /**
   * Reads the next page and gives everything so far. Calls during a page share it: an abort detaches its caller, and
   * the last to leave ends the request. After the end nothing is asked. A failure or an abort changes nothing, so that
   * the next call asks for the same page.
   */
  next(options?: Pick<PageRequest, 'signal' | 'cache'>): Promise<readonly Gif[]>;
}

/** Reads a list page by page (C-13). `initial` are GIFs that are there already, as from a server's first page. */
export function gifPaginator(fetchGifs: FetchGifs, initial: readonly Gif[] = []): GifPaginator {
  const seen = new Set(initial.map(({ id }) => id));
  let gifs: readonly Gif[] = initial;
  let progress: ListProgress = { offset: initial.length };
  const share = createCallMemory(SHARE_ONLY);

  async function read({ signal, cache }: Pick<PageRequest, 'signal' | 'cache'>) {
    const { offset, cursor } = progress;
    const result = await fetchGifs({ offset, cursor, signal, cache });
    // A source may answer though everyone has left, and the same page be on its way again.
    signal?.throwIfAborted();
    const { added, ...reached } = nextPage(progress, seen, result);
    progress = reached;
    gifs = [...gifs, ...added];
    return gifs;
  }

  return {
    get gifs() {
      return gifs;
    },
    get end() {
      return progress.end;
    },
    async next({ signal, cache } = {}) {
      if (progress.end) return gifs;
      return share('page', (shared) => read({ signal: shared, cache }), signal, false);
    },
  };
}
