import type { Gif } from '@zoetrope/model';
import type { Ref } from 'react';
import type { Columns } from '../layout/column-count.ts';
import type { ScrollAnchor } from '../lazy/widget-state.ts';
import type { ListHost } from '../list/list-host.ts';
import type { ListLabels } from '../list/list-labels.ts';
import type { ListProps } from '../list/list-props.ts';
import type { PagingSnapshot } from '../paging/paging.ts';

/** The items and the scroll position of a list, as plain data, to restore in a Grid with the same query. */
export interface GridSnapshot extends PagingSnapshot {
  /** The GIF at the upper edge of the view, and the part of it above that edge; undefined at the start of the list. */
  readonly anchor?: ScrollAnchor | undefined;
}

export interface ScrollToOptions {
  /** Where to align the tile in the view; `nearest` scrolls as little as possible. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | 'nearest' | undefined;
  /** @default 'instant' */
  readonly behavior?: ScrollBehavior | undefined;
}

/** The imperative handle of a Grid. */
export interface GridHandle {
  /** Scrolls to the tile at an index, counted from 0. An index out of range is clamped. */
  scrollToIndex(index: number, options?: ScrollToOptions): void;
  /** Focuses the list, which passes the focus to a tile in view. */
  focus(): void;
  /** Returns the current items and scroll position. */
  getSnapshot(): GridSnapshot;
}

export interface GridProps extends ListProps {
  /**
   * A fixed number, as many columns of at least `minWidth` CSS pixels as fit, or a function of the width.
   * @default as many ~280 px columns as fit, at least 2
   */
  readonly columns?: Columns | undefined;
  /** The width of the list, in CSS pixels. @default the width of the container */
  readonly width?: number | undefined;
  /**
   * The whole list, if the application owns it. A new array replaces the list and preserves the user's scroll position.
   * Fetched pages are appended and reported by `onGifsFetched`.
   */
  readonly externalGifs?: readonly Gif[] | undefined;
  /** Restores the items and scroll position that `onLeave` reported. Read when a list starts. */
  readonly snapshot?: GridSnapshot | undefined;
  /** Called with the items and scroll position when the list unmounts or its `queryKey` changes. */
  readonly onLeave?: ((snapshot: GridSnapshot) => void) | undefined;
  /** Imperative handle; `null` until the interactive chunk has loaded and after unmount. */
  readonly handleRef?: Ref<GridHandle> | undefined;
  /** Pixels to mount above and below the viewport. @default 128 */
  readonly overscan?: number | undefined;
  /**
   * Renders a listbox whose tiles are options without links, as a picker needs; a click, Enter or Space selects one
   * (`onGifClick`).
   */
  readonly listbox?: 'single' | 'multiple' | undefined;
  /** The ids of the selected options of a listbox. */
  readonly selectedIds?: readonly string[] | undefined;
  /** The nonce of the page's Content-Security-Policy, for the style element of a server-rendered list. */
  readonly nonce?: string | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Partial<ListLabels> | undefined;
}

export interface GridHost extends ListHost {
  readonly props: GridProps;
}
