import type { Gif } from '@zoetrope/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect, useLatest } from '../viewport/use-latest.ts';
import { createPager, type Pager, type PagerCallbacks } from './create-pager.ts';
import type { Paging, PagingSnapshot } from './paging.ts';

export interface UsePagingOptions extends PagerCallbacks {
  readonly queryKey?: string | undefined;
  readonly initialGifs?: readonly Gif[] | undefined;
  readonly externalGifs?: readonly Gif[] | undefined;
  readonly snapshot?: PagingSnapshot | undefined;
}

/** The list of the current query. The latest callbacks are used; only another `queryKey` resets the list. */
export function usePaging(
  options: UsePagingOptions,
  debounceMs: number,
): { readonly pager: Pager; readonly paging: Paging } {
  const latest = useLatest(options);
  const { queryKey, initialGifs, externalGifs, snapshot } = options;
  const create = () => ({
    queryKey,
    pager: createPager({
      callbacks: () => latest.current,
      initialGifs: externalGifs ?? snapshot?.gifs ?? initialGifs,
      snapshot,
      debounceMs,
    }),
  });
  const [current, setCurrent] = useState(create);
  if (current.queryKey !== queryKey) setCurrent(create());
  const { pager } = current;
  const paging = useSyncExternalStore(pager.subscribe, pager.getPaging, pager.getPaging);
  useIsomorphicLayoutEffect(() => {
    if (externalGifs) pager.setItems(externalGifs);
  }, [pager, externalGifs]);
  useEffect(() => pager.connect(), [pager]);
  useEffect(() => {
    addEventListener('online', pager.retry);
    return () => removeEventListener('online', pager.retry);
  }, [pager]);
  return { pager, paging };
}
