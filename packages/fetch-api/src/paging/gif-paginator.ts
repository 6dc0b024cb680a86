import type { FetchGifs, Gif, PageOptions } from '@zoetrope/model';
import { type EndReason, nextPage, type Progress } from './next-page.ts';

export interface GifPaginator {
  /** Everything read so far, each GIF once. A new array after every page. */
  readonly gifs: readonly Gif[];
  /** Why there are no more pages; undefined while there are. */
  readonly end: EndReason | undefined;
  /**
   * Reads the next page and gives everything so far. Calls during a page get that page; after the end nothing is
   * asked. A failure changes nothing, so that the next call asks for the same page.
   */
  next(options?: Pick<PageOptions, 'signal' | 'cache'>): Promise<readonly Gif[]>;
}

/** Reads a list page by page (C-13). `initial` are GIFs that are there already, as from a server's first page. */
export function gifPaginator(fetchGifs: FetchGifs, initial: readonly Gif[] = []): GifPaginator {
  const seen = new Set(initial.map(({ id }) => id));
  let gifs: readonly Gif[] = initial;
  let progress: Progress = { offset: initial.length };
  let page: Promise<readonly Gif[]> | undefined;

  async function read(options: PageOptions): Promise<readonly Gif[]> {
    const { added, ...reached } = nextPage(
      progress,
      seen,
      await fetchGifs(progress.offset, { ...options, cursor: progress.cursor }),
    );
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
    async next(options = {}) {
      options.signal?.throwIfAborted();
      if (progress.end) return gifs;
      page ??= read(options).finally(() => {
        page = undefined;
      });
      return page;
    },
  };
}
