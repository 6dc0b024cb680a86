import { appendPage, type FetchGifs, type Gif, newGifs } from '@zoetrope/model';
import type { WidgetStateOwner } from '../lazy/widget-state.ts';
import { debounceWithMaxWait } from './debounce-with-max-wait.ts';
import { initialPaging, type Paging, type PagingSnapshot, withPage } from './paging.ts';

/** The next page is requested after this long even if calls to `fetchNextPage` go on, in ms. */
const MAX_WAIT_MS = 1000;

/** The callbacks of a list, named like the props of the widgets. */
export interface PagerCallbacks {
  readonly fetchGifs: FetchGifs;
  /** Called after each page with all GIFs so far. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
}

export interface PagerOptions {
  /** Returns the latest callbacks. */
  readonly callbacks: () => PagerCallbacks;
  /** Shown before anything is fetched. The first page is then fetched by `fetchNextPage` only. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /** Continues a list that was shown before. */
  readonly snapshot?: PagingSnapshot | undefined;
  /** The debounce of `fetchNextPage`, in ms. */
  readonly debounceMs: number;
}

/** One list, from its first page to its end. Each query has a pager of its own. */
export interface Pager extends WidgetStateOwner {
  getPaging(): Paging;
  /** Supports one listener at a time. */
  subscribe(listener: () => void): () => void;
  /** Fetches the first page immediately. The returned function aborts requests; connecting again is possible. */
  connect(): () => void;
  /**
   * Fetches the next page once calls have paused for `debounceMs`, at the latest 1 s after the first one. Does nothing
   * while a page is loading, after a failure and at the end.
   */
  fetchNextPage(): void;
  /** Fetches the failed page again immediately, and bypasses any cache. */
  retry(): void;
  /** Replaces the items. Fetching continues at the same offset. */
  setItems(gifs: readonly Gif[]): void;
  /** The index of a GIF in the list. */
  indexOf(id: string | undefined): number | undefined;
}

export function createPager({ callbacks, initialGifs, snapshot, debounceMs }: PagerOptions): Pager {
  const indexById = new Map<string | undefined, number>();
  let notify: (() => void) | undefined;
  let lastItems = initialGifs;
  let paging = initialPaging(index(newGifs(initialGifs ?? [], indexById)), snapshot);
  let controller = new AbortController();
  const loadDebounced = debounceWithMaxWait(() => void load(), { delay: debounceMs, maxWait: MAX_WAIT_MS });

  /** Adds new GIFs to the index, and returns them. */
  function index(added: readonly Gif[]): readonly Gif[] {
    for (const { id } of added) indexById.set(id, indexById.size);
    return added;
  }

  function setPaging(next: Partial<Paging>): void {
    paging = { ...paging, ...next };
    notify?.();
  }

  async function load(cache?: 'reload'): Promise<void> {
    const { signal } = controller;
    loadDebounced.cancel();
    setPaging({ status: 'loading', added: 0 });
    try {
      const { offset, cursor } = paging;
      const { data, pagination } = await callbacks().fetchGifs({ offset, cursor, signal, cache });
      if (signal.aborted) return;
      if (!Array.isArray(data))
        throw new TypeError('fetchGifs must resolve to an object whose `data` is an array of GIFs.');
      const page = appendPage({ offset, known: indexById }, { data, pagination });
      index(page.added);
      setPaging(withPage(paging, page, pagination?.total_count));
    } catch (error) {
      if (signal.aborted) return;
      setPaging({ status: 'failed' });
      callbacks().onGifsFetchError?.(error);
      return;
    }
    callbacks().onGifsFetched?.(paging.gifs);
  }

  function fetchNextPage(): void {
    if (paging.status === 'ready') loadDebounced();
  }

  return {
    getPaging: () => paging,
    subscribe(listener) {
      notify = listener;
      return () => {
        notify = undefined;
      };
    },
    connect() {
      controller = new AbortController();
      if (paging.status === 'ready' && paging.gifs.length === 0) void load();
      return () => {
        controller.abort();
        loadDebounced.cancel();
        if (paging.status === 'loading') setPaging({ status: 'ready' });
      };
    },
    fetchNextPage,
    retry() {
      if (paging.status === 'failed') void load('reload');
    },
    setItems(gifs) {
      if (gifs === lastItems) return;
      lastItems = gifs;
      // The application passes back the array that it received.
      if (gifs === paging.gifs) return;
      indexById.clear();
      setPaging({ gifs: index(newGifs(gifs, indexById)), added: 0, version: paging.version + 1 });
      if (indexById.size === 0) fetchNextPage();
    },
    indexOf: (id) => indexById.get(id),
  };
}
