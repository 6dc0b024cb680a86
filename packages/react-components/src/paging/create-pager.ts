import type { FetchGifs, Gif } from '@zoetrope/model';
import type { Remembering } from '../later/memory.ts';
import { type KeptPaging, type Paging, startPaging, withPage } from './paging.ts';

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
  /** Quiet time in ms before a further page is asked for (spec §9: grid 250, carousel 100). */
  readonly debounceMs: number;
}

/** One list, from its first page to its end. A new query gets a new pager. */
export interface Pager extends Remembering {
  getPaging(): Paging;
  /** One listener at a time. */
  subscribe(listener: () => void): () => void;
  /** Asks for the first page at once. The returned function aborts what is under way; starting again is possible. */
  start(): () => void;
  /** Asks for a further page after the quiet time. Harmless while one is under way, after a failure and at the end. */
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
  let demanded: ReturnType<typeof setTimeout> | undefined;

  /** Those that can be told from all others: an id names a GIF, and one without it none. */
  function addNew(more: readonly Gif[]): readonly Gif[] {
    return more.filter((gif) => gif?.id && !places.has(gif.id) && places.set(gif.id, places.size));
  }

  function set(next: Partial<Paging>): void {
    paging = { ...paging, ...next };
    tell?.();
  }

  function forget(): void {
    clearTimeout(demanded);
    demanded = undefined;
  }

  async function load(cache?: 'reload'): Promise<void> {
    const { signal } = controller;
    forget();
    set({ status: 'loading', added: 0 });
    try {
      const { data, pagination } = await callbacks().fetchGifs(paging.offset, { signal, cursor: paging.cursor, cache });
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
    if (paging.status === 'ready') demanded ??= setTimeout(load, debounceMs);
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
        forget();
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
