import type { FetchGifs, Gif } from '@zoetrope/model';
import { type Paging, startPaging, withPage } from './paging.ts';

export interface PagerOptions {
  readonly fetchGifs: FetchGifs;
  /** Shown before anything is fetched; the first page is then asked for only on demand. */
  readonly initialGifs?: readonly Gif[] | undefined;
  /** Quiet time in ms before a further page is asked for (spec §9: grid 250, carousel 100). */
  readonly debounceMs: number;
  /** Every GIF so far, after each page. */
  readonly onFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** One list, from its first page to its end. A new query gets a new pager. */
export interface Pager {
  getPaging(): Paging;
  subscribe(listener: () => void): () => void;
  /** Asks for the first page at once. The returned function aborts what is under way; starting again is possible. */
  start(): () => void;
  /** Asks for a further page after the quiet time. Harmless while one is under way, after a failure and at the end. */
  demand(): void;
  /** Asks for the failed page again at once, past any cache. */
  retry(): void;
  /** Place of a GIF in the list. */
  indexOf(id: string): number | undefined;
}

export function createPager({ fetchGifs, initialGifs = [], debounceMs, onFetched, onError }: PagerOptions): Pager {
  const places = new Map<string, number>();
  const listeners = new Set<() => void>();
  let paging = startPaging(addNew(initialGifs));
  let controller = new AbortController();
  let demanded: ReturnType<typeof setTimeout> | undefined;

  function addNew(gifs: readonly Gif[]): readonly Gif[] {
    return gifs.filter(({ id }) => !places.has(id) && places.set(id, places.size));
  }

  function set(next: Partial<Paging>): void {
    paging = { ...paging, ...next };
    for (const listener of listeners) listener();
  }

  function forget(): void {
    clearTimeout(demanded);
    demanded = undefined;
  }

  async function load(cache?: 'reload'): Promise<void> {
    const { signal } = controller;
    forget();
    set({ status: 'loading' });
    try {
      const { data, pagination } = await fetchGifs(paging.offset, { signal, cursor: paging.cursor, cache });
      if (signal.aborted) return;
      set(withPage(paging, addNew(data), data.length, pagination));
    } catch (error) {
      if (signal.aborted) return;
      set({ status: 'failed' });
      onError?.(error);
      return;
    }
    onFetched?.(paging.gifs);
  }

  return {
    getPaging: () => paging,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      controller = new AbortController();
      if (paging.status === 'ready' && paging.gifs.length === 0) void load();
      return () => {
        controller.abort();
        forget();
        if (paging.status === 'loading') set({ status: 'ready' });
      };
    },
    demand() {
      if (paging.status === 'ready') demanded ??= setTimeout(load, debounceMs);
    },
    retry() {
      if (paging.status === 'failed') void load('reload');
    },
    indexOf: (id) => places.get(id),
  };
}
