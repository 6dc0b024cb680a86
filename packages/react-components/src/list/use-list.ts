import type { Gif } from '@zoetrope/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InteractionsModule } from '../gif/tile-host.ts';
import { type TileHandlers, useTiles } from '../gif/use-tiles.ts';
import type { ItemPosition, Masonry, Metrics } from '../layout/masonry.ts';
import { positionsInRange } from '../layout/masonry-queries.ts';
import type { Pager } from '../paging/create-pager.ts';
import { type View, withOverscan } from '../viewport/scroll-view.ts';
import { type ScrollAxis, useScrollWindow } from '../viewport/use-scroll-window.ts';
import type { ListHost, ListRenderer } from './list-host.ts';
import { initialItems, isNearEnd } from './mounted-items.ts';

export interface UseListOptions<H extends ListHost> {
  readonly props: H['props'];
  readonly gifs: readonly Gif[];
  readonly pager: Pager;
  readonly masonry: Masonry;
  readonly metrics: Metrics | undefined;
  /** Whether the first render hydrates the markup of a server, whose tiles stay mounted until the list is measured. */
  readonly isHydrating: boolean;
  /** CSS pixels. */
  readonly overscan?: number | undefined;
  readonly getAxis: (list: HTMLElement) => ScrollAxis;
  readonly getSource: H['getSource'];
  readonly load: () => Promise<InteractionsModule<H, ListRenderer<H['props']>>>;
}

export interface UseListResult<P extends ListHost['props']> {
  readonly root: RefObject<HTMLUListElement | null>;
  /** Undefined until the interactive part has loaded. */
  readonly renderer: ListRenderer<P> | undefined;
  readonly mounted: readonly ItemPosition[];
  /** Whether a tile has the focus, so that the list itself is no tab stop. */
  readonly hasFocusedTile: boolean;
  readonly handlers: TileHandlers;
}

/** Selects the items of a list to mount, fetches more pages, and connects the interactive part. */
export function useList<H extends ListHost>(options: UseListOptions<H>): UseListResult<H['props']> {
  const { props, gifs, pager, masonry, metrics, isHydrating, overscan, getAxis, getSource, load } = options;
  const root = useRef<HTMLUListElement>(null);
  const view = useRef<View>({ offset: 0, extent: 0 });
  const [renderer, setRenderer] = useState<ListRenderer<H['props']>>();
  const scrollWindow = useScrollWindow({ list: root, view, getAxis });
  const focused = pager.indexOf(renderer?.focusedId);
  const items = selectItems();
  const mounted = renderer?.withPinnedItem(items, masonry, focused) ?? items;
  const findGif = (id: string) => gifs[pager.indexOf(id) ?? -1];
  const host = { props, root, view, gifs, pager, masonry, metrics, mounted, findGif, getSource };
  // The object has the properties of a `ListHost`; H only narrows `props`.
  const handlers = useTiles({ load, host: host as unknown as Omit<H, 'track'>, render: setRenderer });
  useEffect(() => {
    if (metrics && scrollWindow && isNearEnd(masonry, metrics, view.current)) pager.fetchNextPage();
  });

  function selectItems(): readonly ItemPosition[] {
    if (metrics && scrollWindow) return positionsInRange(masonry, metrics, withOverscan(scrollWindow, overscan));
    return isHydrating ? initialItems(masonry) : [];
  }

  return { root, renderer, mounted, hasFocusedTile: focused !== undefined, handlers };
}
