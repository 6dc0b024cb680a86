import type { FetchGifs, Gif } from '@zoetrope/model';
import type { Remembering } from '../later/memory.ts';
import { debounceWithMaxWait } from './debounce-with-max-wait.ts';
import { type KeptPaging, type Paging, startPaging, withPage } from './paging.ts';

/** A further page is requested after this long even if demands go on, in ms. */
const MAX_WAIT_MS = 1000;

/** What a list asks and tells, named as the widgets' props are. */
export interface PagerCallbacks {
  readonly fetchGifs: FetchGifs;
  /** Every GIF so far, after each page. */
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
}

export interface PagerOptions {
  /** The newest ones. */
  readonly callbacks: () => PagerCallbacks;
  /** Shown before anything is fetched; the first page is then asked for only on demand. */
  readonly gifs?: readonly Gif[] | undefined;
  /** How far a list had been read that was shown before, to go on with. */
  readonly kept?: KeptPaging | undefined;
  /** A further page is requested this long after the last demand, in ms (spec §9: grid 250, carousel 100). */
  readonly debounceMs: number;
}

/** One list, from its first page to its end. A new query gets a new pager. */
export interface Pager extends Remembering {
  getPaging(): Paging;
  /** One listener at a time. */
  subscribe(listener: () => void): () => void;
  /** Asks for the first page at once. The returned function aborts what is under way; starting again is possible. */
  start(): () => void;
  /**
   * Requests a further page once demands have paused for `debounceMs`, at the latest 1 s after the first of them. Does nothing
   * while a page is loading, after a failure and at the end.
   */
  demand(): void;
  /** Asks for the failed page again at once, past any cache. */
  retry(): void;
  /** Shows these instead of what is there; the source goes on where it was. */
  replace(gifs: readonly Gif[]): void;
  /** Place of a GIF in the list. */
  indexOf(id: string | undefined): number | undefined;
}

export function createPager({ callbacks, gifs, kept, debounceMs }: PagerOptions): Pager {
  const places = new Map<string | undefined, number>();
  let tell: (() => void) | undefined;
  let given = gifs;
  let paging = startPaging(addNew(gifs ?? []), kept);
  let controller = new AbortController();
  const loadSoon = debounceWithMaxWait(() => void load(), { delay: debounceMs, maxWait: MAX_WAIT_MS });

  /** Those that can be told from all others: an id names a GIF, and one without it none. */
  function addNew(more: readonly Gif[]): readonly Gif[] {
    return more.filter((gif) => gif?.id && !places.has(gif.id) && places.set(gif.id, places.size));
  }

  function set(next: Partial<Paging>): void {
    paging = { ...paging, ...next };
    tell?.();
  }

  async function load(cache?: 'reload'): Promise<void> {
    const { signal } = controller;
    loadSoon.cancel();
    set({ status: 'loading', added: 0 });
    try {
      const { data, pagination } = await callbacks().fetchGifs({
        offset: paging.offset,
        cursor: paging.cursor,
        signal,
        cache,
      });
      if (signal.aborted) return;
      set(withPage(paging, addNew(data), data.length, pagination));
    } catch (error) {
      if (signal.aborted) return;
      set({ status: 'failed' });
      callbacks().onGifsFetchError?.(error);
      return;
    }
    callbacks().onGifsFetched?.(paging.gifs);
  }

  function demand(): void {
    if (paging.status === 'ready') loadSoon();
  }

  return {
    getPaging: () => paging,
    subscribe(listener) {
      tell = listener;
      return () => {
        tell = undefined;
      };
    },
    start() {
      controller = new AbortController();
      if (paging.status === 'ready' && !paging.gifs.length) void load();
      return () => {
        controller.abort();
        loadSoon.cancel();
        if (paging.status === 'loading') set({ status: 'ready' });
      };
    },
    demand,
    retry() {
      if (paging.status === 'failed') void load('reload');
    },
    replace(others) {
      if (others === given) return;
      given = others;
      // What an application was told of and hands back is there.
      if (others === paging.gifs) return;
      places.clear();
      set({ gifs: addNew(others), added: 0, edition: paging.edition + 1 });
      if (!places.size) demand();
    },
    indexOf: (id) => places.get(id),
  };
}
