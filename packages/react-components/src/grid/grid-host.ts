import type { Gif } from '@zoetrope/model';
import type { RefObject } from 'react';
import type { Looks, TileHost } from '../gif/tile-host.ts';
import type { TileProps } from '../gif/tile-props.ts';
import type { ItemPosition, Masonry, Metrics } from '../layout/masonry.ts';
import type { Pager } from '../paging/create-pager.ts';
import type { View } from '../viewport/scroll-window.ts';
import type { GridProps } from './grid-props.ts';

/** A list of tiles as its behaviour sees it. */
export interface ListHost extends TileHost {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: RefObject<View>;
  readonly gifs: readonly Gif[];
  readonly pager: Pager;
  readonly masonry: Masonry;
  /** Undefined until the list has been measured. */
  readonly metrics: Metrics | undefined;
  /** The places that are mounted, in the order of the data. */
  readonly mounted: readonly ItemPosition[];
}

/** What a list looks like for the moment. */
export interface ListLooks<P extends TileProps> extends Looks<P> {
  /** The places to mount, and that of the item that has the focus. */
  keep(places: readonly ItemPosition[], masonry: Masonry, focused: number | undefined): readonly ItemPosition[];
}

export interface GridHost extends ListHost {
  readonly props: GridProps;
}
