import type { Gif } from '@zoetrope/model';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsomorphicLayoutEffect } from '../viewport/use-isomorphic-layout-effect.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { createPager, type Pager, type PagerCallbacks } from './create-pager.ts';
import type { KeptPaging, Paging } from './paging.ts';

export interface UsePagingOptions extends PagerCallbacks {
  readonly queryKey?: string | undefined;
  readonly initialGifs?: readonly Gif[] | undefined;
  readonly externalGifs?: readonly Gif[] | undefined;
  readonly snapshot?: KeptPaging | undefined;
}

/** The list of the current query. The newest functions are called; only another `queryKey` starts a list anew. */
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
      gifs: externalGifs ?? snapshot?.gifs ?? initialGifs,
      kept: snapshot,
      debounceMs,
    }),
  });
  const [current, setCurrent] = useState(create);
  if (current.queryKey !== queryKey) setCurrent(create());
  const { pager } = current;
  const paging = useSyncExternalStore(pager.subscribe, pager.getPaging, pager.getPaging);
  useIsomorphicLayoutEffect(() => {
    if (externalGifs) pager.replace(externalGifs);
  }, [pager, externalGifs]);
  useEffect(() => pager.start(), [pager]);
  useEffect(() => {
    addEventListener('online', pager.retry);
    return () => removeEventListener('online', pager.retry);
  }, [pager]);
  return { pager, paging };
}
