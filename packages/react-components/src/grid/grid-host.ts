import type { RefObject } from 'react';
import type { TileHost } from '../gif/tile-host.ts';
import type { Masonry, Metrics } from '../layout/masonry.ts';
import type { View } from '../viewport/scroll-window.ts';

/** A list of tiles as its behaviour sees it. */
export interface GridHost extends TileHost {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: RefObject<View>;
  readonly masonry: Masonry;
  /** Undefined until the list has been measured. */
  readonly metrics: Metrics | undefined;
  /** The items that are mounted, in the order of the data. */
  readonly items: readonly number[];
  idOf(item: number): string | undefined;
  indexOf(id: string): number | undefined;
}
