import type { FetchGifs, Gif } from '@zoetrope/model';
import { debounce } from 'throttle-debounce';
import { nextPaging, type Paging, type PagingEvent, startPaging } from './paging.ts';

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
  let controller: AbortController | undefined;

  function addNew(gifs: readonly Gif[]): readonly Gif[] {
    return gifs.filter(({ id }) => !places.has(id) && places.set(id, places.size));
  }

  function send(event: PagingEvent): void {
    const before = paging;
    paging = nextPaging(paging, event);
    if (paging !== before) for (const listener of listeners) listener();
  }

  async function load(cache?: 'reload'): Promise<void> {
    const signal = controller?.signal;
    if (!signal) return;
    send({ type: 'asked' });
    try {
      const { data, pagination } = await fetchGifs(paging.offset, { signal, cursor: paging.cursor, cache });
      if (signal.aborted) return;
      send({ type: 'answered', added: addNew(data), received: data.length, page: pagination ?? {} });
      onFetched?.(paging.gifs);
    } catch (error) {
      if (signal.aborted) return;
      send({ type: 'failed', error });
      onError?.(error);
    }
  }

  const loadSoon = debounce(debounceMs, load);

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
        loadSoon.cancel({ upcomingOnly: true });
        controller?.abort();
        controller = undefined;
        send({ type: 'stopped' });
      };
    },
    demand() {
      if (!controller || paging.status !== 'ready') return;
      send({ type: 'demanded' });
      loadSoon();
    },
    retry() {
      if (paging.status === 'failed') void load('reload');
    },
    indexOf: (id) => places.get(id),
  };
}
