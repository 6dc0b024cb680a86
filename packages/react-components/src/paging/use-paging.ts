import type { FetchGifs, Gif } from '@zoetrope/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../viewport/use-latest.ts';
import { createPager, type Pager } from './create-pager.ts';
import type { Paging } from './paging.ts';

export interface UsePagingOptions {
  readonly fetchGifs: FetchGifs;
  readonly queryKey?: string | undefined;
  readonly initialGifs?: readonly Gif[] | undefined;
  readonly onGifsFetched?: ((gifs: readonly Gif[]) => void) | undefined;
  readonly onGifsFetchError?: ((error: unknown) => void) | undefined;
}

/** The list of the current query. The newest functions are called; only another `queryKey` starts a list anew. */
export function usePaging(
  options: UsePagingOptions,
  debounceMs: number,
): { readonly pager: Pager; readonly paging: Paging } {
  const latest = useLatest(options);
  const { queryKey, initialGifs } = options;
  const create = () => ({
    queryKey,
    pager: createPager({
      fetchGifs: (offset, page) => latest.current.fetchGifs(offset, page),
      initialGifs,
      debounceMs,
      onFetched: (gifs) => latest.current.onGifsFetched?.(gifs),
      onError: (error) => latest.current.onGifsFetchError?.(error),
    }),
  });
  const [current, setCurrent] = useState(create);
  if (current.queryKey !== queryKey) setCurrent(create());
  const { pager } = current;
  const paging = useSyncExternalStore(pager.subscribe, pager.getPaging, pager.getPaging);
  useEffect(() => pager.start(), [pager]);
  return { pager, paging };
}
