import type { Gif } from '@zoetrope/model';
import type { RefObject } from 'react';
import type { TileHost, TileRenderer } from '../gif/tile-host.ts';
import type { TileProps } from '../gif/tile-props.ts';
import type { ItemPosition, Masonry, Metrics } from '../layout/masonry.ts';
import type { PauseProps } from '../motion/load-motion-preference.ts';
import type { Pager } from '../paging/create-pager.ts';
import type { View } from '../viewport/scroll-view.ts';

/** The state of a list as of its last commit, as its controller reads it. */
export interface ListHost extends TileHost {
  readonly props: TileProps & PauseProps;
  readonly root: RefObject<HTMLElement | null>;
  readonly view: RefObject<View>;
  readonly gifs: readonly Gif[];
  readonly pager: Pager;
  readonly masonry: Masonry;
  /** Undefined until the list has been measured. */
  readonly metrics: Metrics | undefined;
  /** The mounted items, in list order. */
  readonly mounted: readonly ItemPosition[];
}

/** How the tiles and controls of a list are rendered. A new value causes a render. */
export interface ListRenderer<P extends TileProps> extends TileRenderer<P> {
  /** Adds the focused item to the items to mount. */
  withPinnedItem(items: readonly ItemPosition[], masonry: Masonry, pinned: number | undefined): readonly ItemPosition[];
}
